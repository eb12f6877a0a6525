import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {AnalyticsSettings, GoogleTagSettings, SegmentSettings} from './types';

export interface PluginOptions extends AnalyticsSettings {
  id?: string;
}

export interface UserOptions {
  google?: Partial<GoogleTagSettings>;
  segment?: Partial<SegmentSettings>;
  searchInsights?: boolean;
  consent?: {adapter: 'embedded'} | {adapter: 'ketch'; scriptUrl: string; purpose?: string};
}

export const DEFAULT_OPTIONS = {
  googleHost: 'https://www.googletagmanager.com',
  anonymizeIp: false,
  segmentHost: 'https://api.segment.io',
  consent: {adapter: 'embedded'},
  vendorPurpose: 'analytics',
} as const;

// Joi reads braces in a message as references, so none appear in these texts.
function address(field: string, example: string) {
  return Joi.string()
    .pattern(/^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*[^\s?#/])?$/)
    .messages({
      '*': `${field} 的值 "{#value}" 不是服务地址。请写成 http:// 或 https:// 开头、末尾没有斜线的地址，例如 ${example} 。`,
    });
}

const googleSchema = Joi.object({
  trackingIds: Joi.array()
    .items(
      Joi.string()
        .pattern(/^(?:G|GT)-[A-Z0-9]+$/)
        .messages({
          '*': 'google.trackingIds 里的 "{#value}" 不是 Google 代码编号。请写 G- 或 GT- 开头的编号，例如 G-ABC1234567 。',
        }),
    )
    .min(1)
    .unique()
    .required()
    .messages({
      'array.min': 'google.trackingIds 的值 [] 是空的。请至少写一个编号，或去掉整个 google。',
      'array.unique':
        'google.trackingIds 里的 "{#value}" 写了两次，每次访问会被计两次。请去掉一个。',
      'array.base': 'google.trackingIds 的值 "{#value}" 不是列表。请写成 ["G-ABC1234567"] 。',
      'any.required':
        'google.trackingIds 的值 undefined 无效：没有编号就无处可发。请写编号列表，或去掉整个 google。',
    }),
  anonymizeIp: Joi.boolean().strict().default(DEFAULT_OPTIONS.anonymizeIp).messages({
    '*': 'google.anonymizeIp 的值 "{#value}" 无效。只能是 true 或 false。',
  }),
  host: address('google.host', DEFAULT_OPTIONS.googleHost).default(DEFAULT_OPTIONS.googleHost),
});

const segmentSchema = Joi.object({
  writeKey: Joi.string().pattern(/^\S+$/).required().messages({
    '*': 'segment.writeKey 的值 "{#value}" 无效。请写来源的 write key，其中没有空白；不用这项服务就去掉整个 segment。',
  }),
  host: address('segment.host', DEFAULT_OPTIONS.segmentHost).default(DEFAULT_OPTIONS.segmentHost),
});

const embeddedSchema = Joi.object({
  adapter: Joi.string().required(),
  scriptUrl: Joi.forbidden().messages({
    '*': 'consent.scriptUrl 的值 "{#value}" 用不上：内置的同意管理不加载脚本。请去掉它，或把 consent.adapter 设为 \'ketch\'。',
  }),
});
const ketchSchema = Joi.object({
  adapter: Joi.string().required(),
  scriptUrl: Joi.string()
    .pattern(/^https?:\/\/\S+$/)
    .required()
    .messages({
      '*': 'consent.scriptUrl 的值 "{#value}" 无效。请写供应商脚本的完整地址，或把 consent.adapter 设为 \'embedded\'。',
    }),
  purpose: Joi.string().default(DEFAULT_OPTIONS.vendorPurpose).messages({
    '*': 'consent.purpose 的值 "{#value}" 无效。请写供应商那里“统计”用途的代码，例如 analytics 。',
  }),
});

const optionsSchema = Joi.object<PluginOptions>({
  google: googleSchema,
  segment: segmentSchema,
  searchInsights: Joi.boolean().strict().messages({
    '*': 'searchInsights 的值 "{#value}" 无效。只能是 true 或 false。',
  }),
  consent: Joi.alternatives()
    .conditional('.adapter', {
      switch: [
        {is: 'embedded', then: embeddedSchema},
        {is: 'ketch', then: ketchSchema},
      ],
      otherwise: Joi.forbidden().messages({
        '*': "consent.adapter 的值无效。只能是 'embedded'（内置）或 'ketch'（供应商脚本）。",
      }),
    })
    .default(DEFAULT_OPTIONS.consent),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
