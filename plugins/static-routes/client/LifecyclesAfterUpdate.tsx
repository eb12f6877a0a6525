import React, {useLayoutEffect, useState, type ComponentProps, type ReactNode} from 'react';
import Dispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import HoldRouter from './HoldRouter';

export {dispatchLifecycleAction};

/**
 * The generator scrolls and tells of a new page in a layout effect above the router, and counts on the page being
 * there by then. Preact updates what reads the router's context after the effects of what stands above it, so the
 * dispatcher hears of a new address one step later, still before the browser paints.
 */
export default function LifecyclesAfterUpdate({
  children,
  location,
  previousLocation,
}: ComponentProps<typeof Dispatcher>): ReactNode {
  const [shown, setShown] = useState({location, previousLocation});
  useLayoutEffect(() => {
    let isCurrent = true;
    queueMicrotask(() => {
      if (isCurrent) {
        setShown((known) => (known.location === location ? known : {location, previousLocation}));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [location, previousLocation]);
  return (
    <Dispatcher {...shown}>
      <HoldRouter location={location}>{children}</HoldRouter>
    </Dispatcher>
  );
}
