import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  id?: string;
  /** The page with the release notes, relative to the base URL; the feed gets its name with `.xml`. */
  page: string;
  title: string;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS = {
  page: 'release-notes',
  title: 'Langflow 发行说明',
} satisfies UserOptions;

const optionsSchema = Joi.object<PluginOptions>({
  page: Joi.string()
    .pattern(/^[^/].*[^/]$/)
    .default(DEFAULT_OPTIONS.page)
    .messages({
      'string.base': '选项 page 应是页面的路径，例如 "release-notes"，收到 {#value}。',
      'string.pattern.base': '选项 page 两端不带斜杠，例如 "release-notes"，收到 {#value}。',
    }),
  title: Joi.string().default(DEFAULT_OPTIONS.title).messages({
    'string.base': '选项 title 应是订阅源的标题，例如 "Langflow 发行说明"，收到 {#value}。',
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
