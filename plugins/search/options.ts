import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {SearchSettings} from '../../site/searchSettings';

/** The provider's settings come from the environment and are validated there (site/searchSettings.ts). */
export interface PluginOptions extends SearchSettings {
  id?: string;
  contextualSearch: boolean;
  /** Address of the feedback form of the "no results" screen; `{query}` is replaced. */
  feedbackUrl?: string;
  /** How readers ask for a section in words that the page does not use, by its address. */
  askedAs: Record<string, string[]>;
  /** Where records.json goes, relative to the site; the generated files directory by default. */
  recordsPath?: string;
}

export type UserOptions = SearchSettings & Partial<PluginOptions>;

export const DEFAULT_OPTIONS = {
  contextualSearch: true,
  askedAs: {},
} satisfies Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({
  indexName: Joi.any().required(),
  insights: Joi.any().required(),
  provider: Joi.any().required(),
  contextualSearch: Joi.boolean().default(DEFAULT_OPTIONS.contextualSearch),
  feedbackUrl: Joi.string()
    .uri({scheme: ['http', 'https', 'mailto'], allowRelative: true})
    // Joi reads braces in a message as references, so none appear in it.
    .messages({
      'string.uri':
        'feedbackUrl 的值 "{#value}" 不是地址。请用 https://…、mailto:… 或本站路径；其中的 %7Bquery%7D 会换成查询词。',
    }),
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
