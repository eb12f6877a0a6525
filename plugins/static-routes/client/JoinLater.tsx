import React, {Suspense, type ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {turnOf} from './joiningTurns';

interface Props {
  part: string;
  children: ReactNode;
}

/** Preact leaves the elements as they stand while a part is not ready, and joins them when it is. */
function Wait({part, children}: Props): ReactNode {
  const turn = turnOf(part);
  if (turn) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- this is how a part says that it is not ready
    throw turn;
  }
  return <BrowserContextProvider>{children}</BrowserContextProvider>;
}

/**
 * In place of lib/JoinLater.tsx. A slow phone joins the first page to its elements in several tasks instead of one,
 * and can answer its reader in between. A part is told separately that it runs in a browser: like the rest it must
 * first be drawn as the server drew it, and the rest may be further by then.
 */
export default function JoinLater({part, children}: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <Wait part={part}>{children}</Wait>
    </Suspense>
  );
}
