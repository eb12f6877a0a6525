import React, {useContext, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

interface Props {
  /** The address that is shown: the generator changes it when the page is there. */
  location: object;
  children: ReactNode;
}

/**
 * The router tells everybody of a new address at once, and every part of the page that is still shown would be drawn
 * anew with nothing changed. Below this, the router speaks when the next page is there.
 */
export default function HoldRouter({location, children}: Props): ReactNode {
  const router = useContext(RouterContext);
  const [held, setHeld] = useState({location, router});
  const current = held.location === location ? held : {location, router};
  if (current !== held) {
    setHeld(current);
  }
  return <RouterContext.Provider value={current.router}>{children}</RouterContext.Provider>;
}
