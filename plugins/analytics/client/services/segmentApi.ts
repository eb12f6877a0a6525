import type {AnalyticsEvent, AnalyticsService, SegmentSettings} from '../../types';
import {forgetVisitorId, readVisitorId} from './visitorId';

const library = {name: 'langflow-docs', version: '1'};

function toMessage(event: AnalyticsEvent): object {
  const {page} = event;
  return {
    messageId: event.id,
    timestamp: event.at,
    anonymousId: readVisitorId(),
    context: {library, page, locale: navigator.language, userAgent: navigator.userAgent},
    ...(event.type === 'page'
      ? {type: 'page', name: page.title, properties: page}
      : {type: 'track', event: event.name, properties: {...event.properties, path: page.path}}),
  };
}

/** Speaks Segment's HTTP tracking API, as many collectors do; no script of theirs runs on the page. */
export function createSegmentApi({writeKey, host}: SegmentSettings): AnalyticsService {
  let withdrawal = new AbortController();
  return {
    start() {
      withdrawal = new AbortController();
    },
    send(events, leaving) {
      fetch(`${host}/v1/batch`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          // The password is empty by definition of the API.
          Authorization: `Basic ${btoa(`${writeKey}:`)}`,
        },
        body: JSON.stringify({batch: events.map(toMessage), sentAt: new Date().toISOString()}),
        // Browsers allow 64 KiB of requests that outlive their page: room for one group, not for all that waited.
        keepalive: leaving,
        credentials: 'omit',
        referrerPolicy: 'origin',
        signal: withdrawal.signal,
      }).catch(() => {
        // A lost event is worth neither a second request nor a message to the reader.
      });
    },
    stop() {
      withdrawal.abort();
      forgetVisitorId();
    },
  };
}
