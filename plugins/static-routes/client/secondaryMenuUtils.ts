import {useMemo} from 'react';

export {ReactContextError, usePrevious} from '@docusaurus/theme-common';

/**
 * The same object as long as its values are the same. The theme's own sorts the names by the rules of a language, for
 * which the browser loads the rules of all languages; the only caller always writes the same names in the same order.
 */
export function useShallowMemoObject<T extends object>(props: T): T {
  return useMemo(() => props, Object.values(props) as unknown[]);
}
