import type {FormatText} from '../loadAutoCorrect';
import type {Rule} from '../types';
import {description, frontMatterRule} from './frontMatter';
import {headingId, headingLevel} from './headings';
import {internalLink} from './links';
import {fenceLanguage, imageAlt, italics, softBreak, strayMarkup} from './markup';
import {createTypography, halfWidth} from './typography';
import {untranslated} from './untranslated';
import {
  dateFormat,
  exclamation,
  glossaryRule,
  leftover,
  productName,
  punctuation,
  slangRule,
  translationeseRule,
  unseenTextRule,
} from './wording';

export function createRules(format: FormatText): Rule[] {
  return [
    frontMatterRule,
    description,
    headingId,
    headingLevel,
    fenceLanguage,
    internalLink,
    imageAlt,
    italics,
    strayMarkup,
    softBreak,
    halfWidth,
    createTypography(format),
    exclamation,
    punctuation,
    dateFormat,
    glossaryRule,
    productName,
    translationeseRule,
    slangRule,
    unseenTextRule,
    untranslated,
    leftover,
  ];
}
