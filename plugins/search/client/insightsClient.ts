/**
 * Sends the events of DocSearch's insights plugin, which debounces views by 400 ms and batches
 * them by 20. Without a client of ours the plugin would load a script from a CDN.
 */

interface InsightsEvent {
  eventName: string;
  index: string;
  objectIDs: string[];
  queryID?: string;
  positions?: number[];
}

interface Credentials {
  headers: Record<string, string>;
}

const EVENT_TYPES: Record<string, 'view' | 'click'> = {
  viewedObjectIDs: 'view',
  clickedObjectIDsAfterSearch: 'click',
};

const EVENTS_URL = 'https://insights.algolia.io/1/events';

export type SendEvents = (url: string, body: string, headers: Record<string, string>) => void;

/** Lost events are no reason to disturb a reader. */
const sendWithFetch: SendEvents = (url, body, headers) => {
  fetch(url, {method: 'POST', body, headers, keepalive: true}).catch(() => undefined);
};

/** Only a build that asks its readers has this control; without it nobody said yes. */
const hasConsent = (): boolean => window.privacyChoices?.isGranted() === true;

/** A function with the signature of `search-insights`; methods that need no answer are ignored. */
export function createInsightsClient(
  send: SendEvents = sendWithFetch,
  mayTrack: () => boolean = hasConsent,
) {
  // One visit, not one person: the token lives as long as the page.
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const client = (method: string, ...parameters: unknown[]): void => {
    const eventType = EVENT_TYPES[method];
    const credentials = parameters[parameters.length - 1] as Credentials | undefined;
    if (!eventType || !credentials?.headers || !mayTrack()) {
      return;
    }
    const events = (parameters.slice(0, -1) as InsightsEvent[]).map(
      ({eventName, index, objectIDs, queryID, positions}) => ({
        eventType,
        eventName,
        index,
        objectIDs,
        userToken,
        ...(eventType === 'click' && {queryID, positions}),
      }),
    );
    send(EVENTS_URL, JSON.stringify({events}), {
      'content-type': 'application/json',
      ...credentials.headers,
    });
  };
  // The version tells the plugin that credentials may come with each call.
  return Object.assign(client, {version: '2.15.0'});
}
