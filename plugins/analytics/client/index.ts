import globalData from '@generated/globalData';
import type {ClientSettings} from '../types';
import {quietly} from './quietly';
import {startAnalytics} from './startAnalytics';

let routeDidUpdate: ReturnType<typeof startAnalytics> | undefined;

if (typeof window !== 'undefined') {
  quietly(() => {
    routeDidUpdate = startAnalytics(globalData['analytics']!['default'] as ClientSettings);
  });
}

export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  quietly(() => routeDidUpdate?.(location));
}
