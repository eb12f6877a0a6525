import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  id?: string;
  /** The site's mark: an SVG file, relative to the site. */
  logo: string;
  /** Where the card of pages without one goes; the same as `themeConfig.image`. */
  defaultCard: string;
  /** Where drawn cards are kept between builds, relative to the site. */
  cacheDir: string;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS = {
  logo: 'static/img/logo-light.svg',
  defaultCard: 'img/social-card.png',
  cacheDir: 'node_modules/.cache/social-cards',
} satisfies UserOptions;

const optionsSchema = Joi.object<PluginOptions>({
  logo: Joi.string()
    .pattern(/\.svg$/)
    .default(DEFAULT_OPTIONS.logo)
    .messages({
      'string.base':
        '选项 logo 应是 SVG 文件的路径，例如 "static/img/logo-light.svg"，收到 {#value}。',
      'string.pattern.base':
        '选项 logo 应是 SVG 文件的路径，例如 "static/img/logo-light.svg"，收到 {#value}。',
    }),
  defaultCard: Joi.string()
    .pattern(/^[^/].*\.png$/)
    .default(DEFAULT_OPTIONS.defaultCard)
    .messages({
      'string.base':
        '选项 defaultCard 应是 PNG 的路径，例如 "img/social-card.png"，收到 {#value}。',
      'string.pattern.base':
        '选项 defaultCard 应是 PNG 的路径，开头不带斜杠，例如 "img/social-card.png"，收到 {#value}。',
    }),
  cacheDir: Joi.string().default(DEFAULT_OPTIONS.cacheDir).messages({
    'string.base':
      '选项 cacheDir 应是文件夹的路径，例如 "node_modules/.cache/social-cards"，收到 {#value}。',
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
