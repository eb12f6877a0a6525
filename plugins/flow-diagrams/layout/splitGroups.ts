import type {FlowGroup} from '../types';
import {columnOfNodes, type Band} from './foldColumns';

/**
 * A frame surrounds neighbours. Members of a group that ended up in another row, or beyond a column
 * without members, get a frame of their own with the same name.
 */
export function splitGroups(groups: FlowGroup[], bands: Band[]): FlowGroup[] {
  return groups.flatMap((group) =>
    bands.flatMap((band) => {
      const homes = columnOfNodes(band);
      const parts: string[][] = [];
      band.forEach((_, column) => {
        const members = group.nodes.filter((id) => homes.get(id) === column);
        const before = group.nodes.some((id) => homes.get(id) === column - 1);
        if (members.length > 0 && before) {
          parts.at(-1)?.push(...members);
        } else if (members.length > 0) {
          parts.push(members);
        }
      });
      return parts.map((nodes) => ({...group, nodes}));
    }),
  );
}
