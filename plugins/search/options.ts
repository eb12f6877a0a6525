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
  /** How readers ask for a section in words that the page does not use, by its address. */
  askedAs: Record<string, string[]>;
  /** Where records.json goes, relative to the site; the generated files directory by default. */
  recordsPath?: string;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS = {
  indexName: 'langflow',
  contextualSearch: true,
  provider: {kind: 'embedded'},
  insights: false,
  askedAs: {},
} satisfies UserOptions;

// Joi reads braces in a message as references, so none appear in these texts.
const ALGOLIA_REMEDY =
  "请设置 provider.appId 和 provider.apiKey（仅搜索权限的密钥），或把 provider.kind 设为 'embedded'。";

function credential(name: 'appId' | 'apiKey') {
  const missing = `\`${name}\` is missing. ${ALGOLIA_REMEDY}`;
  return Joi.string()
    .required()
    .messages({
      'any.required': missing,
      'string.empty': missing,
      'string.base': `provider.${name} 必须是字符串，现在是 {#value}。${ALGOLIA_REMEDY}`,
    });
}

const hostSchema = Joi.string()
  .pattern(/^https?:\/\/[^/?#\s]+$/)
  .messages({
    'string.pattern.base':
      'provider.hosts 里的 "{#value}" 不是主机地址。请写协议、主机名和可选的端口，不带路径：https://search.example.cn',
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
        'any.unknown': "provider.kind 必须是 'embedded' 或 'algolia'；'embedded' 不需要别的设置。",
      }),
    })
    .default(DEFAULT_OPTIONS.provider),
  feedbackUrl: Joi.string()
    .uri({scheme: ['http', 'https', 'mailto'], allowRelative: true})
    .messages({
      'string.uri':
        'feedbackUrl 的值 "{#value}" 不是地址。请用 https://…、mailto:… 或本站路径；其中的 %7Bquery%7D 会换成查询词。',
    }),
  insights: Joi.boolean().default(DEFAULT_OPTIONS.insights),
  askedAs: Joi.object()
    .pattern(
      Joi.string().pattern(/^\//),
      Joi.array().items(Joi.string().min(1)).min(1).unique().required(),
    )
    .messages({
      'object.unknown':
        'askedAs 里的 {#label} 不是本站的地址。请写以 / 开头的路径，小节再加 # 和 id。',
    })
    .default(DEFAULT_OPTIONS.askedAs),
  recordsPath: Joi.string(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
