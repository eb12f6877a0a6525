import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Renders a framed block of code as HTML, the way the guide pages do. */
export type RenderCode = (code: string, language: string) => Promise<string>;

export interface PluginOptions {
  /** The description's main file, relative to the site. */
  entry: string;
  /** Markdown of the overview, relative to the site. */
  overview: string;
  /** Where the pages live, without slashes at the ends. */
  routeBasePath: string;
  /** Plugins do not import each other: the site's configuration passes the code block in. */
  renderCode: RenderCode;
  /**
   * Files and folders that `renderCode` depends on, relative to the site. When they are named, blocks are kept between
   * builds: colouring them takes longer than everything else on these pages.
   */
  renderCodeSources: string[];
}

export type Options = Partial<PluginOptions>;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const defaultOptions: PluginOptions = {
  entry: 'openapi/openapi.yaml',
  overview: 'openapi/overview.md',
  routeBasePath: 'api',
  renderCode: (code) => Promise.resolve(`<pre><code>${escapeHtml(code)}</code></pre>`),
  renderCodeSources: [],
};

const schema = Joi.object<PluginOptions>({
  entry: Joi.string().default(defaultOptions.entry).messages({
    'string.base':
      '选项 entry 应是 API 描述入口文件的路径，例如 "openapi/openapi.yaml"，收到 {#value}。',
  }),
  overview: Joi.string().default(defaultOptions.overview).messages({
    'string.base':
      '选项 overview 应是概览 Markdown 文件的路径，例如 "openapi/overview.md"，收到 {#value}。',
  }),
  routeBasePath: Joi.string()
    .pattern(/^[^/].*[^/]$|^[^/]$/)
    .default(defaultOptions.routeBasePath)
    .messages({
      'string.pattern.base': '选项 routeBasePath 两端不带斜杠，例如 "api"，收到 {#value}。',
    }),
  renderCode: Joi.function()
    .default(() => defaultOptions.renderCode)
    .messages({
      'object.base':
        '选项 renderCode 应是函数 (code, language) => Promise<string>，返回代码块的 HTML，收到 {#value}。',
    }),
  renderCodeSources: Joi.array()
    .items(Joi.string())
    .default(defaultOptions.renderCodeSources)
    .messages({
      'array.base': '选项 renderCodeSources 应是文件路径的列表，收到 {#value}。',
      'string.base': '选项 renderCodeSources 应是文件路径的列表，其中有 {#value}。',
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
