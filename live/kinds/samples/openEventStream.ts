import type {Api} from './api';

export interface EventStream {
  sessionId: string;
  close: () => void;
}

/** Opens an MCP event stream, whose first event names the session that messages are sent to. */
export async function openEventStream(api: Api, path: string): Promise<EventStream> {
  const controller = new AbortController();
  const response = await api.send('GET', path, {signal: controller.signal});
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const {value, done} = await reader.read();
    text += value ?? '';
    const sessionId = /session_id=([0-9a-f]+)/.exec(text)?.[1];
    if (sessionId) {
      return {sessionId, close: () => controller.abort()};
    }
    if (done) {
      throw new Error(`GET ${path}: the stream ended without a session: ${text}`);
    }
  }
}
