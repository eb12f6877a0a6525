import type {Root} from 'postcss';

/** What is left without anything in it; a condition is so once its last rule is gone. */
export function dropEmpty(root: Root): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove();
        dropped = true;
      }
    });
  }
}
