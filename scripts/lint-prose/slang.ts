import type {Phrase} from './phrase';

/** Talk among colleagues where a reader needs an exact word. */
export const slang: Phrase[] = [
  {
    pattern: /悄悄/gu,
    advice: '说清有没有提示或报错，例如「不报错，也不写入」',
    wrong: ['写入会悄悄跳过'],
    fine: ['跳过写入，不报错'],
  },
  {
    pattern: /跑通|跑起来|跑在|能跑|试跑|跑(?:一遍|完)/gu,
    advice: '写「运行成功」或「能运行」',
    wrong: ['先跑通一个流程', '服务跑在自己的电脑上', '再跑一遍测试'],
    fine: ['先运行一个流程', '措辞自然又不跑题'],
  },
  {
    pattern: /(?:的|踩|避|填)坑/gu,
    advice: '写「问题」「限制」或「常见错误」',
    wrong: ['各组件的坑', '避坑指南'],
    fine: ['各组件的限制', '坑道'],
  },
  {
    pattern: /卡死|翻车|离谱|靠谱|搞定|神器|小白(?!鼠)|一把梭|白嫖/gu,
    advice: '换成说明现象的词，例如「没有响应」「出错」「可靠」「完成」',
    wrong: ['界面卡死', '结果离谱', '一键搞定'],
    fine: ['界面没有响应', '结果与问题无关', '小白鼠'],
  },
  {
    pattern: /读不懂的|听话的/gu,
    advice: '说清是什么，例如「无法解析的」「指令遵循能力强的」',
    wrong: ['跳过读不懂的记录'],
    fine: ['跳过无法解析的记录', '错误信息要让人读得懂'],
  },
];
