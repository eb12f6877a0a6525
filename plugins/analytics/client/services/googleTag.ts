import type {AnalyticsEvent, AnalyticsService, GoogleTagSettings} from '../../types';
import {createScriptRequest} from '../createScriptRequest';
import {deleteGoogleCookies} from './deleteGoogleCookies';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const everythingDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** The tag reads `arguments` objects and ignores arrays. */
const gtag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
};

function sendEvent(event: AnalyticsEvent): void {
  const {path, url, title, referrer} = event.page;
  if (event.type === 'page') {
    const page = {
      page_path: path,
      page_location: url,
      page_title: title,
      page_referrer: referrer,
    };
    // What the tag sends on its own account afterwards has the address without query, too.
    gtag('set', page);
    gtag('event', 'page_view', page);
  } else {
    gtag('event', event.name, {...event.properties, page_path: path});
  }
}

/**
 * Google's tag under consent mode. Everything is denied from the beginning; the script is fetched after a yes, and
 * a withdrawal switches each id off by the flag that the tag offers for it. Only statistics are ever allowed.
 */
export function createGoogleTag({
  trackingIds,
  anonymizeIp,
  host,
}: GoogleTagSettings): AnalyticsService {
  const script = createScriptRequest(`${host}/gtag/js?id=${encodeURIComponent(trackingIds[0]!)}`);
  let configured = false;
  gtag('consent', 'default', everythingDenied);

  const setDisabled = (disabled: boolean) => {
    for (const id of trackingIds) {
      window[`ga-disable-${id}`] = disabled;
    }
  };

  return {
    start() {
      setDisabled(false);
      gtag('consent', 'update', {analytics_storage: 'granted'});
      if (!configured) {
        configured = true;
        gtag('js', new Date());
        for (const id of trackingIds) {
          gtag('config', id, {send_page_view: false, anonymize_ip: anonymizeIp});
        }
      }
      script.start();
    },
    send(events) {
      events.forEach(sendEvent);
    },
    stop() {
      script.cancel();
      // Before the update: a tag that is told "denied" would otherwise report that without cookies.
      setDisabled(true);
      gtag('consent', 'update', everythingDenied);
      deleteGoogleCookies();
    },
  };
}
