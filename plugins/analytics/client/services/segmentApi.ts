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
  let underWay = new AbortController();
  return {
    start() {
      underWay = new AbortController();
    },
    send(events) {
      fetch(`${host}/v1/batch`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          // The password is empty by definition of the API.
          Authorization: `Basic ${btoa(`${writeKey}:`)}`,
        },
        body: JSON.stringify({batch: events.map(toMessage), sentAt: new Date().toISOString()}),
        // The last events leave while the page goes away.
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'origin',
        signal: underWay.signal,
      }).catch(() => {
        // A lost event is worth neither a second request nor a message to the reader.
      });
    },
    stop() {
      underWay.abort();
      forgetVisitorId();
    },
  };
}
