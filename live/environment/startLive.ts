import {mkdirSync, rmSync} from 'node:fs';
import {startComponentStore, storeSettings} from '../stand-ins/componentStore';
import {startModelService} from '../stand-ins/modelService';
import {startWebhookReceiver} from '../stand-ins/webhookReceiver';
import {startWebSite} from '../stand-ins/webSite';
import type {LiveServer} from '../types';
import {packages} from './paths';
import {preparePython} from './preparePython';
import {prepareTokenTables} from './prepareTokenTables';
import {startLangflow} from './startLangflow';

export interface Live {
  server: LiveServer;
  stop(): Promise<void>;
}

/** Langflow and the stand-ins beside it. `stop` ends everything that was started. */
export async function startLive(port: number, data = 'data'): Promise<Live> {
  const python = await preparePython();
  rmSync(packages, {recursive: true, force: true});
  mkdirSync(packages, {recursive: true});
  const tokenTables = await prepareTokenTables();
  const standIns = await Promise.all([
    startModelService(),
    startWebSite(),
    startWebhookReceiver(),
    startComponentStore(),
  ] as const);
  const [model, site, receiver, store] = standIns;
  const closeStandIns = () => Promise.all(standIns.map((standIn) => standIn.close()));
  try {
    const langflow = await startLangflow({
      python,
      port,
      data,
      environment: {
        OPENAI_API_BASE: `${model.url}/v1`,
        OPENAI_API_KEY: 'sk-stand-in',
        ...storeSettings(store),
        TIKTOKEN_CACHE_DIR: tokenTables,
        // What a page installs, its component finds.
        PYTHONPATH: packages,
        // Pages about logs tell their readers to switch this on.
        LANGFLOW_LOG_RETRIEVER_BUFFER_SIZE: '10000',
      },
    });
    return {
      server: {
        url: langflow.url,
        apiKey: langflow.apiKey,
        model: `${model.url}/v1`,
        site: site.url,
        receiver: receiver.url,
      },
      stop: async () => {
        await langflow.stop();
        await closeStandIns();
      },
    };
  } catch (error) {
    await closeStandIns();
    throw error;
  }
}
