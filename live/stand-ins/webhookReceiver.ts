import {answerJson, listen, type StandIn} from './listen';

interface Delivery {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Keeps what it is sent; `GET /received` lists it, `DELETE /received` forgets it. */
export function startWebhookReceiver(): Promise<StandIn> {
  let deliveries: Delivery[] = [];
  return listen((request, body, response) => {
    const path = request.url ?? '/';
    if (path === '/received') {
      if (request.method === 'DELETE') {
        deliveries = [];
      }
      return answerJson(response, deliveries);
    }
    deliveries.push({method: request.method ?? '', path, headers: request.headers, body});
    return answerJson(response, {ok: true});
  });
}
