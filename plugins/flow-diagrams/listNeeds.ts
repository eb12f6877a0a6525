import type {Catalogue, CatalogueInput} from '../../live/catalogue/types';
import type {BoundComponent, BoundFlow} from './bindFlow';

/** What the reader adds before the flow runs. */
export interface FlowNeeds {
  /** Fields to fill in, as `Agent 的 OpenAI API Key`. */
  fields: string[];
  /** Components that talk to a service at an address of the reader's own. */
  services: string[];
}

const SECRETS = ['SecretStr', 'MultilineSecret'];
/** Fields that choose whose key is asked for; with Custom, another component brings the model. */
const PROVIDERS = ['provider', 'agent_llm'];
const ADDRESSES = ['host', 'base_url', 'api_url', 'opensearch_url', 'inference_endpoint'];

/** From the catalogue: keys, files and required texts that the picture neither sets nor connects. */
export function listNeeds(
  {components, connections}: BoundFlow,
  {components: known}: Catalogue,
): FlowNeeds {
  const fields: string[] = [];
  const services: string[] = [];
  for (const component of components) {
    const {inputs = []} = known.find(({key}) => key === component.type) ?? {};
    const given = new Set([
      ...component.fields.filter(({sample}) => !sample).map(({name}) => name),
      ...connections.filter(({to}) => to.component === component.id).map(({to}) => to.input),
    ]);
    const shown = inputs.filter(({advanced, hidden}) => !advanced && !hidden);
    if (shown.some(({name}) => ADDRESSES.includes(name))) {
      services.push(component.name);
    }
    for (const input of shown.filter(({name}) => !given.has(name))) {
      const label = labelOf(input, component);
      if (label !== undefined) {
        fields.push(`${component.name} 的 ${label}`);
      }
    }
  }
  return {fields: [...new Set(fields)], services: [...new Set(services)]};
}

function labelOf(
  {name, label, kind, required, default: preset}: CatalogueInput,
  component: BoundComponent,
): string | undefined {
  if (SECRETS.includes(kind)) {
    const provider = component.fields.find((field) => PROVIDERS.includes(field.name))?.value;
    if (provider === 'Custom') {
      return undefined;
    }
    return name === 'api_key' && typeof provider === 'string' ? `${provider} API Key` : label;
  }
  if (kind === 'File') {
    return label;
  }
  const isText = ['Str', 'MessageText', 'Multiline'].includes(kind);
  // In Tool Mode the agent writes the texts.
  return isText && required && preset === undefined && !component.toolMode ? label : undefined;
}
