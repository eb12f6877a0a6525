/** What the product says about its own components: names, types and values, no code and no sentences. */
export interface Catalogue {
  version: string;
  components: CatalogueComponent[];
}

export interface CatalogueComponent {
  /** The name of the component's type in flows, unique. */
  key: string;
  /** The name that the interface shows. */
  name: string;
  group: string;
  beta?: true;
  legacy?: true;
  /** Tool Mode can be switched on. */
  toolMode?: true;
  inputs: CatalogueInput[];
  outputs: CatalogueOutput[];
  /** What else appears when a field takes a value. */
  variants?: CatalogueVariant[];
}

export interface CatalogueInput {
  name: string;
  label: string;
  /** The product's class of the input, without the word Input. */
  kind: string;
  /** Types that the port accepts; absent without a port. */
  types?: string[];
  default?: CatalogueValue;
  advanced?: true;
  required?: true;
  /** Not shown until another field asks for it. */
  hidden?: true;
  list?: true;
  options?: string[];
  /** The value is the name of a global variable. */
  variable?: true;
}

/** A long text is kept as its fingerprint: enough to compare, and not the product's sentence. */
export type CatalogueValue =
  string | number | boolean | null | unknown[] | {[key: string]: unknown} | {fingerprint: string};

export interface CatalogueOutput {
  name: string;
  label: string;
  types: string[];
  /** The type that the editor gives the port, where it is not the first one. */
  connectsAs?: string;
  hidden?: true;
  /** The end of a loop connects back to it. */
  loop?: true;
}

export interface CatalogueVariant {
  field: string;
  value: string | boolean;
  inputs?: CatalogueInput[];
  outputs?: CatalogueOutput[];
}
