/** One row of the catalogue as readers see it. */
export interface CatalogueEntry {
  name: string;
  href: string;
  purpose?: string;
  group: string;
  /** 旧版, Beta. */
  marks: string[];
  inputs: PortSummary[];
  outputs: PortSummary[];
}

/** All ports of a component that carry one type. */
export interface PortSummary {
  type: string;
  labels: string[];
}
