import type {Api} from './api';
import {withFlow} from './setStage';

const SESSION = 'support-2025-07-28';

/** A conversation of two messages in the session that the examples name. */
export const conversation = withFlow(async (flow_id, api) => {
  await api.json('POST', `/api/v1/run/${flow_id}`, {
    input_value: '耳机保修多久？',
    session_id: SESSION,
  });
  return {query: {flow_id}};
});

/** Unless it is encoded, everything from the `#` on is lost, and the sample meets the other session. */
const ODD_SESSION = '客户#7?a';
const OTHER_SESSION = '客户';

export const oddSession = withFlow(async (flow_id, api) => {
  const count = async (session: string) => {
    const query = new URLSearchParams({flow_id, session_id: session});
    return (await api.json<unknown[]>('GET', `/api/v1/monitor/messages?${query}`)).length;
  };
  for (const session_id of [ODD_SESSION, OTHER_SESSION]) {
    await api.json('POST', `/api/v1/run/${flow_id}`, {input_value: '你好', session_id});
  }
  return {
    path: {session_id: ODD_SESSION},
    faultAfter: async () => {
      const [odd, other] = [await count(ODD_SESSION), await count(OTHER_SESSION)];
      return odd === 0 && other > 0
        ? undefined
        : `会话 ${ODD_SESSION} 还有 ${odd} 条消息，会话 ${OTHER_SESSION} 有 ${other} 条`;
    },
  };
});

export const messageIds = async (api: Api, flowId: string) =>
  (await api.json<{id: string}[]>('GET', `/api/v1/monitor/messages?flow_id=${flowId}`)).map(
    ({id}) => id,
  );
