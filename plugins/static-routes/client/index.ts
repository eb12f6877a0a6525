import {navigationEnded, navigationStarted} from './loadPatiently';

export const onRouteUpdate = navigationStarted;
export const onRouteDidUpdate = navigationEnded;
