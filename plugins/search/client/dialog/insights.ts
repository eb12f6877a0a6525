import type {SearchPluginData} from '../../types';

/** What the provider's statistics are told: which hits were shown, and which one was opened. */
export interface Insights {
  viewed: (objectIDs: string[]) => void;
  opened: (objectID: string, position: number, queryID: string | undefined) => void;
}

const EVENTS_URL = 'https://insights.algolia.io/1/events';
/** Algolia takes so many hits in one event. */
const HITS_PER_EVENT = 20;
/** Answers that the reader types over were not seen. */
const VIEW_DELAY_MS = 400;

export type SendEvents = (url: string, body: string, headers: Record<string, string>) => void;

/** Lost events are no reason to disturb a reader. */
const sendWithFetch: SendEvents = (url, body, headers) => {
  fetch(url, {method: 'POST', body, headers, keepalive: true}).catch(() => undefined);
};

/** Only a build that asks its readers has this control; without it nobody said yes. */
const hasConsent = (): boolean => window.privacyChoices?.isGranted() === true;

export function createInsights(
  {insights, provider, indexName}: Pick<SearchPluginData, 'insights' | 'provider' | 'indexName'>,
  send: SendEvents = sendWithFetch,
  mayTrack: () => boolean = hasConsent,
): Insights {
  if (!insights || provider.kind !== 'algolia') {
    return {viewed: () => undefined, opened: () => undefined};
  }
  // One visit, not one person: the token lives as long as the page.
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const headers = {
    'content-type': 'application/json',
    'X-Algolia-Application-Id': provider.appId,
    'X-Algolia-API-Key': provider.apiKey,
  };
  const report = (event: Record<string, unknown>): void => {
    if (mayTrack()) {
      const events = [{...event, index: indexName, userToken}];
      send(EVENTS_URL, JSON.stringify({events}), headers);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    viewed(objectIDs) {
      clearTimeout(timer);
      // What was seen before a yes is not told after it.
      if (!mayTrack()) {
        return;
      }
      timer = setTimeout(() => {
        for (let start = 0; start < objectIDs.length; start += HITS_PER_EVENT) {
          report({
            eventType: 'view',
            eventName: 'Items Viewed',
            objectIDs: objectIDs.slice(start, start + HITS_PER_EVENT),
          });
        }
      }, VIEW_DELAY_MS);
    },
    opened(objectID, position, queryID) {
      const event = {eventType: 'click', eventName: 'Item Selected', objectIDs: [objectID]};
      report(queryID === undefined ? event : {...event, queryID, positions: [position]});
    },
  };
}
