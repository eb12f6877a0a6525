import {spanAt} from '../blockEdits';
import {glossary} from '../glossary';
import {hasHan} from '../han';
import type {Phrase} from '../phrase';
import {productNames} from '../productNames';
import {slang} from '../slang';
import {translationese} from '../translationese';
import type {BlockKind, Finding, Page, ProseBlock, Rule} from '../types';
import {unseenTexts} from '../unseenTexts';

export const glossaryRule: Rule = {
  name: 'glossary',
  check: (page) =>
    glossary.flatMap(({english, right, variants}) =>
      findInProse(
        page,
        variants,
        (found) => `「${found}」应为「${right}」（${english}，见术语表）`,
      ),
    ),
};

// Elsewhere a command or namespace called `langflow` could not be marked as code.
const CAN_HOLD_CODE = new Set<BlockKind>(['paragraph', 'heading', 'cell', 'admonitionTitle']);

export const productName: Rule = {
  name: 'product-name',
  check: (page) =>
    productNames.flatMap(({right, wrong}) =>
      findInProse(
        page,
        wrong,
        (found) => `「${found}」应写作「${right}」；如果是代码，放进反引号`,
        (block) => hasHan(block.text) && CAN_HOLD_CODE.has(block.kind),
      ),
    ),
};

export const translationeseRule = phraseRule('translationese', translationese, '读来像翻译');
export const slangRule = phraseRule('slang', slang, '是口语');
export const unseenTextRule = phraseRule('unseen-text', unseenTexts, '说的是读者没看过的文字');

function phraseRule(name: string, phrases: Phrase[], fault: string): Rule {
  return {
    name,
    check: (page) =>
      phrases.flatMap(({pattern, advice}) =>
        findInProse(page, pattern, (found) => `「${found}」${fault}：${advice}`),
      ),
  };
}

const LEFTOVERS =
  /(?<![\w-])(?:TODO|FIXME|TBD|XXX+|xxx+|lorem|Lorem ipsum)(?![\w-])|待补充|待完善|待更新|待续|待定内容|此处省略|占位文字|占位内容/gu;

export const leftover: Rule = {
  name: 'leftover',
  check: (page) =>
    findInProse(page, LEFTOVERS, (found) => `「${found}」是未写完的痕迹：补全或删去`),
};

export const exclamation: Rule = {
  name: 'exclamation',
  check: (page) =>
    findInProse(page, /！|(?<=[\p{Script=Han}\w”）])!(?!=)/gu, () => '不用感叹号：改为句号'),
};

export const punctuation: Rule = {
  name: 'punctuation',
  check: (page) => [
    ...findInProse(
      page,
      /(?<=\p{Script=Han})\.{3,}|(?<=\p{Script=Han})。{2,}|(?<!…)…(?!…)/gu,
      (found) => `省略号「${found}」应为「……」`,
    ),
    ...findInProse(
      page,
      /([，；：、？])\1+|[，；：、]。|。[，；：、]/gu,
      (found) => `「${found}」标点重复：留一个`,
    ),
    ...findInProse(page, /[「」『』]/gu, (found) => `引号 ${found} 应为弯引号 “ ”`),
  ],
};

export const dateFormat: Rule = {
  name: 'date',
  check: (page) =>
    findInProse(
      page,
      /(?:19|20)\d{2} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/gu,
      (found) => `「${found}」应写作 2025-07-28 的形式`,
    ),
};

/** All matches whose first character is the writer's own wording, not code or an interface label. */
function findInProse(
  page: Page,
  pattern: RegExp,
  message: (found: string) => string,
  isProse: (block: ProseBlock) => boolean = inChinese,
): Finding[] {
  return page.blocks
    .filter(isProse)
    .flatMap((block) =>
      [...block.text.matchAll(pattern)]
        .filter((match) => isOwnWording(block, match.index))
        .map((match) => ({offset: block.offsets[match.index] ?? 0, message: message(match[0])})),
    );
}

function isOwnWording(block: ProseBlock, index: number): boolean {
  return spanAt(block, index)?.role === 'text' && !isCitation(block.text, index);
}

/** A quotation without Chinese repeats what the product says. */
function isCitation(text: string, index: number): boolean {
  const quotations = text.matchAll(/“[^“”]*”|「[^「」]*」|《[^《》]*》|"[^"]*"/g);
  return [...quotations].some(
    (match) => index > match.index && index < match.index + match[0].length && !hasHan(match[0]),
  );
}

/** A cell or attribute without Chinese holds a name or a value, not prose. */
function inChinese(block: ProseBlock): boolean {
  return hasHan(block.text) || block.kind === 'paragraph' || block.kind === 'heading';
}
