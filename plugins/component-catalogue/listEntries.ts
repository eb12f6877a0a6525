import type {PageHeading} from '../../lib/componentSections';
import type {Catalogue, CatalogueComponent} from '../../live/catalogue/types';
import {findSection} from './findSection';
import {describeGroup} from './groups';
import type {CatalogueEntry, PortSummary} from './types';

/** All components by name, the legacy ones last. */
export function listEntries({components}: Catalogue, headings: PageHeading[]): CatalogueEntry[] {
  return components
    .map((component) => describeComponent(component, headings))
    .sort(
      (a, b) =>
        Number(a.marks.includes(LEGACY)) - Number(b.marks.includes(LEGACY)) ||
        a.name.localeCompare(b.name, 'en'),
    );
}

const LEGACY = '旧版';

function describeComponent(component: CatalogueComponent, headings: PageHeading[]): CatalogueEntry {
  const group = describeGroup(component.group, component.name);
  const {name, legacy, beta, inputs, outputs} = component;
  return {
    name,
    ...findSection(component, group, headings),
    group: group.label,
    marks: [...(legacy ? [LEGACY] : []), ...(beta ? ['Beta'] : [])],
    // What the canvas shows at first: advanced fields have their port only when they are switched on.
    inputs: byType(inputs.filter(({advanced, hidden}) => !advanced && !hidden)),
    outputs: byType(outputs.filter(({hidden}) => !hidden)),
  };
}

function byType(ports: Array<{label: string; types?: string[]}>): PortSummary[] {
  const labels = new Map<string, string[]>();
  for (const {label, types = []} of ports) {
    for (const type of types) {
      labels.set(type, [...new Set([...(labels.get(type) ?? []), label])]);
    }
  }
  return [...labels].map(([type, names]) => ({type, labels: names}));
}
