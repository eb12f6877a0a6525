import type {Phrase} from './phrase';

const UNSEEN = '(?:有的|有些|旧的?|老的?|以前的|网上的?|英文)(?:资料|文档|教程|文章)';

/** Talk about texts the reader never saw: this site says what 1.5 does, not what others said. */
export const unseenTexts: Phrase[] = [
  {
    pattern: new RegExp(
      `${UNSEEN}(?:里|中|上)?(?:会|还|也|常)?(?:说|写|称|提到|叫|建议|沿用)`,
      'gu',
    ),
    advice: '不谈读者没看过的文字，直接写 1.5 怎样做',
    wrong: ['旧资料写作 `sse_url`', '有的文档里还提到这个按钮'],
    fine: ['先删除旧资料再写入', 'NVIDIA 的资料里，同一个服务有三个名字', '英文文档的构建命令'],
  },
  {
    pattern:
      /旧称(?!呼)|如果你的版本|你的版本以|有的版本(?:里|中|叫|写|没有)|有的示例(?:里|中)?(?:叫|写|用)/gu,
    advice: '本站只讲 1.5：写明 1.5 的名称和做法',
    wrong: [
      '**Agent**（旧称 Tool Calling Agent）',
      '如果你的版本没有这个按钮',
      '有的版本里叫 Store',
      '有的示例叫它 `LANGFLOW_SERVER_URL`',
    ],
    fine: ['本机没有这个版本时', '用 `langflow --version` 查看你的版本'],
  },
];
