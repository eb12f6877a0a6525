import type {AnalyticsService, ClientSettings, ConsentAdapter} from '../types';
import {Analytics} from './Analytics';
import {createChoices} from './choices/createChoices';
import {ConsentRecord, recordKey} from './consent/consentRecord';
import {ConsentStore} from './consent/ConsentStore';
import {createKetchAdapter} from './consent/ketchAdapter';
import {hasPrivacySignal} from './consent/privacySignals';
import {quietly} from './quietly';
import {createGoogleTag} from './services/googleTag';
import {createSegmentApi} from './services/segmentApi';
import {trackClicks} from './tracking/trackClicks';
import {trackPageViews} from './tracking/trackPageViews';
import {trackReading} from './tracking/trackReading';

function createServices({google, segment}: ClientSettings): AnalyticsService[] {
  return [
    ...(google ? [createGoogleTag(google)] : []),
    ...(segment ? [createSegmentApi(segment)] : []),
  ];
}

function createAdapter({consent}: ClientSettings): ConsentAdapter | undefined {
  return consent.adapter === 'ketch' ? createKetchAdapter(consent) : undefined;
}

/** What a yes is given to: another service or another receiver is another question. */
function nameServices({google, segment, searchInsights}: ClientSettings): string[] {
  return [
    ...(google ? [google.host] : []),
    ...(segment ? [segment.host] : []),
    ...(searchInsights ? ['search-insights'] : []),
  ];
}

/** The choice is shared by all tabs, also with a page that was put aside while another tab changed it. */
function followOtherTabs(consent: ConsentStore): void {
  window.addEventListener('storage', ({key}) => {
    if (key === recordKey || key === null) {
      consent.refresh();
    }
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      consent.refresh();
    }
  });
}

function flushBeforeLeaving(analytics: Analytics): void {
  const flush = () => quietly(() => analytics.flush());
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  });
}

/** Puts the parts together and returns what to call after each route update. */
export function startAnalytics(settings: ClientSettings): (location: {pathname: string}) => void {
  const adapter = createAdapter(settings);
  const record = new ConsentRecord(nameServices(settings), () => window.localStorage);
  const consent = new ConsentStore(record, {
    signal: hasPrivacySignal(navigator),
    vendor: adapter !== undefined,
  });
  const analytics = new Analytics({
    services: createServices(settings),
    reading: trackReading((name, properties) => analytics.track(name, properties)),
  });
  const choices = createChoices({settings, consent, adapter});

  window.privacyChoices = choices.control;
  consent.subscribe(({status}) => analytics.setStatus(status));
  analytics.setStatus(consent.getState().status);
  trackClicks((name, properties) => analytics.track(name, properties));
  flushBeforeLeaving(analytics);
  followOtherTabs(consent);

  const trackView = trackPageViews(settings.baseUrl, (view) => analytics.visit(view));
  let asked = false;
  return (location) => {
    trackView(location);
    // Not before the first route is shown: the page comes first.
    if (!asked) {
      asked = true;
      adapter?.start((report) => consent.accept(report));
      choices.ask();
    }
  };
}
