import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** The parts, all of them on; README.md tells what each saves and relies on. */
export const PARTS = [
  'pagesFromHtml',
  'fetchAhead',
  'lateMenu',
  'preact',
  'dropSettings',
  'dropDocList',
  'dropMessages',
  'dropPrism',
  'smallTslib',
  'smallHead',
  'plainChinese',
  'hashedNames',
  'steadyNames',
  'leanStyles',
] as const;

export type PluginOptions = Record<(typeof PARTS)[number], boolean> & {id?: string};
export type UserOptions = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>(
  Object.fromEntries(
    PARTS.map((part) => [
      part,
      Joi.boolean()
        .strict()
        .default(true)
        .messages({'boolean.base': `选项 ${part} 应是 true 或 false，收到 {#value}。`}),
    ]),
  ),
);

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
