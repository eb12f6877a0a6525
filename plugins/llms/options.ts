import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  id?: string;
  /** Most characters that llms.txt may have, because assistants read it whole; a longer one is split by chapter. */
  indexLimit: number;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS = {indexLimit: 50_000} satisfies UserOptions;

const optionsSchema = Joi.object<PluginOptions>({
  indexLimit: Joi.number().integer().min(1000).default(DEFAULT_OPTIONS.indexLimit).messages({
    'number.base': 'indexLimit 必须是数字，现在是 {#value}。写 llms.txt 最多的字符数，例如 50000。',
    'number.min': 'indexLimit 现在是 {#value}，太小。至少写 1000，例如 50000。',
    'number.integer': 'indexLimit 现在是 {#value}，必须是整数，例如 50000。',
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
