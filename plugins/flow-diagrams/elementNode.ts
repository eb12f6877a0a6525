import type {Node, RootContent} from 'mdast';

interface Description {
  hName: string;
  hProperties: unknown;
  /** Finished elements of HTML, or Markdown that is still to be converted. */
  hChildren?: unknown[];
  children?: Node[];
}

/** A node that mdast does not know: remark-rehype turns it into the element its data describes. */
export function elementNode(
  type: string,
  {children, ...data}: Description,
  position?: Node['position'],
): RootContent {
  // mdast's types are closed; the cast only says where the node stands, not what it is.
  return {type, data, ...(children && {children}), ...(position && {position})} as RootContent;
}
