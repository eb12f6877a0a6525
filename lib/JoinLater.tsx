import type {ReactNode} from 'react';

interface Props {
  /** A name of its own. */
  part: string;
  /** One element. */
  children: ReactNode;
}

/**
 * Marks a part of the page that can become responsive a moment after the rest of it. Where Preact draws,
 * plugins/static-routes puts client/JoinLater.tsx in its place.
 */
export default function JoinLater({children}: Props): ReactNode {
  return children;
}
