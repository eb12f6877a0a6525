import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium, type Page} from '@playwright/test';
import {readCommandLine} from '../../lib/commandLine';
import {findBrowser} from '../../tests/support/findBrowser';
import {useLive} from '../environment/useLive';
import {answerFromDocs} from '../kinds/mcp/answerFromDocs';
import {createAgentFlow} from '../kinds/mcp/createAgentFlow';
import {callServer} from '../serverApi';
import {startModelService} from '../stand-ins/modelService';

/**
 * `npx tsx live/pictures/mcpPlayground.ts [--port N]` after a build: the picture in /mcp-client of an agent that
 * answers with this site's MCP server.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PICTURE = path.join(ROOT, 'static/img/product/mcp-playground.webp');
const QUESTION = '冻结有什么用？';
const QUALITY = 0.82;

async function takePicture(): Promise<void> {
  const {values} = readCommandLine({options: {port: {type: 'string', default: '7861'}}});
  const live = await useLive(Number(values.port));
  const {server} = live;
  const model = await startModelService(answerFromDocs);
  const name = `docs_${Date.now().toString(36)}`;
  const config = {command: 'node', args: [path.join(ROOT, 'build/mcp.mjs')]};
  const browser = await chromium.launch({executablePath: findBrowser()});
  try {
    await callServer(server, 'POST', `/v2/mcp/servers/${name}`, config);
    const flow = await createAgentFlow(server, {name, config}, `${model.url}/v1`);
    const page = await browser.newPage({
      viewport: {width: 1000, height: 800},
      deviceScaleFactor: 2,
      colorScheme: 'light',
    });
    await ask(page, `${server.url}/flow/${flow}`);
    const png = await page.screenshot({clip: await conversation(page)});
    mkdirSync(path.dirname(PICTURE), {recursive: true});
    writeFileSync(PICTURE, await toWebp(page, png));
    await callServer(server, 'DELETE', `/v1/flows/${flow}`);
  } finally {
    await callServer(server, 'DELETE', `/v2/mcp/servers/${name}`).catch(() => undefined);
    await browser.close();
    await model.close();
    await live.stop();
  }
}

/** As a reader does: open the Playground, ask, unfold the steps. */
async function ask(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(180_000);
  await page.goto(address);
  await page.getByTestId('playground-btn-flow-io').click();
  await page.getByTestId('input-chat-playground').last().fill(QUESTION);
  await page.getByTestId('button-send').last().click();
  await page.getByText('出处：').first().waitFor();
  await page.getByText('Finished').first().click();
  await page.getByText('Executed read_page').first().waitFor({state: 'attached'});
  // The bar that appears under the mouse is no part of the conversation.
  await page.mouse.move(0, 0);
}

const MARGIN = 16;

/** From the reader's name to the end of what the first tool was given, once the steps have unfolded. */
async function conversation(page: Page) {
  const edges = () =>
    Promise.all([
      page.getByText('User', {exact: true}).first().boundingBox(),
      page.getByText('Output:').first().boundingBox(),
    ]);
  let [first, last] = await edges();
  let settled = false;
  while (!settled) {
    const before = last?.y;
    await page.waitForTimeout(500);
    [first, last] = await edges();
    settled = before === last?.y;
  }
  const top = first!.y - MARGIN;
  return {x: 110, y: top, width: 780, height: last!.y - top};
}

/** The browser writes WebP; nothing else on the machine has to. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    [png.toString('base64'), QUALITY] as const,
  );
  return Buffer.from(encoded, 'base64');
}

takePicture().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
