import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {SearchProvider} from './types';

export interface PluginOptions {
  id?: string;
  indexName: string;
  contextualSearch: boolean;
  provider: SearchProvider;
  /** Address of the feedback form of the "no results" screen; `{query}` is replaced. */
  feedbackUrl?: string;
  /** Algolia only: send view and click events. */
  insights: boolean;
  /** Where records.json goes, relative to the site; the generated files directory by default. */
  recordsPath?: string;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS = {
  indexName: 'langflow',
  contextualSearch: true,
  provider: {kind: 'embedded'},
  insights: false,
} satisfies UserOptions;

// Joi reads braces in a message as references, so none appear in these texts.
const ALGOLIA_REMEDY =
  "Set provider.appId and provider.apiKey (the search-only key), or set provider.kind to 'embedded'.";

function credential(name: 'appId' | 'apiKey') {
  const missing = `\`${name}\` is missing. ${ALGOLIA_REMEDY}`;
  return Joi.string()
    .required()
    .messages({
      'any.required': missing,
      'string.empty': missing,
      'string.base': `provider.${name} must be a string, got {#value}. ${ALGOLIA_REMEDY}`,
    });
}

const hostSchema = Joi.string()
  .pattern(/^https?:\/\/[^/?#\s]+$/)
  .messages({
    'string.pattern.base':
      'provider.hosts: "{#value}" is not a host. Write scheme, name and optionally port, without a path: https://search.example.cn',
  });

const embeddedSchema = Joi.object({kind: Joi.string().valid('embedded').required()});
const algoliaSchema = Joi.object({
  kind: Joi.string().valid('algolia').required(),
  appId: credential('appId'),
  apiKey: credential('apiKey'),
  hosts: Joi.array().items(hostSchema).min(1),
});

const optionsSchema = Joi.object<PluginOptions>({
  indexName: Joi.string().default(DEFAULT_OPTIONS.indexName),
  contextualSearch: Joi.boolean().default(DEFAULT_OPTIONS.contextualSearch),
  provider: Joi.alternatives()
    .conditional('.kind', {
      switch: [
        {is: 'embedded', then: embeddedSchema},
        {is: 'algolia', then: algoliaSchema},
      ],
      otherwise: Joi.forbidden().messages({
        'any.unknown':
          "provider.kind must be 'embedded' or 'algolia'; 'embedded' needs nothing else.",
      }),
    })
    .default(DEFAULT_OPTIONS.provider),
  feedbackUrl: Joi.string()
    .uri({scheme: ['http', 'https', 'mailto'], allowRelative: true})
    .messages({
      'string.uri':
        'feedbackUrl: "{#value}" is not an address. Use https://…, mailto:… or a path of this site; %7Bquery%7D in it is replaced by the query.',
    }),
  insights: Joi.boolean().default(DEFAULT_OPTIONS.insights),
  recordsPath: Joi.string(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
