import type {Phrase} from './phrase';

const NO_BREAK = '[^，。；：？！、\\n]';

/** Turns of phrase that give a translation away. */
export const translationese: Phrase[] = [
  {
    // 所有, 所在, 所需 and the like are words of their own.
    pattern: new RegExp(`被${NO_BREAK}{1,12}所(?![有在需属以谓示述选])\\p{Script=Han}`, 'gu'),
    advice: '改用主动句，去掉「被…所」',
    wrong: ['该变量被组件所引用'],
    fine: ['会被所有用户看到', '该变量被组件引用', '被放到所在文件夹'],
  },
  {
    pattern: new RegExp(`进行(?:了|过|一次)?${NO_BREAK}{0,8}操作`, 'gu'),
    advice: '直接用动词，去掉「进行…操作」',
    wrong: ['对文件进行删除操作', '进行操作'],
    fine: ['删除文件', '进行身份验证'],
  },
  {
    pattern: /通过使用/gu,
    advice: '写「用」或「通过」，二者取一',
    wrong: ['通过使用 API 密钥'],
    fine: ['使用 API 密钥', '通过 API 密钥'],
  },
  {
    pattern: /作为一[个种款名]/gu,
    advice: '去掉「一个」，或直接说它是什么',
    wrong: ['作为一个开发者'],
    fine: ['作为开发者', '作为一组值'],
  },
  {
    // A long attribute between 一个 and the noun is the mark of an English relative clause.
    pattern: new RegExp(
      `(?:是|有|了)一个(?:可以|能够|能|用于|用来|允许|使)${NO_BREAK}{6,}的(?=\\p{Script=Han})`,
      'gu',
    ),
    advice: '拆成短句，先说它是什么，再说它做什么',
    wrong: ['它是一个可以让用户上传文件并提问的组件'],
    fine: ['它是一个组件', '它有一个可选的参数'],
  },
  {
    pattern:
      /在[^，。；：？！、\n]{1,16}的(?:情况|前提)之下|基于以上的?原因|(?:这|它)使得你?能够/gu,
    advice: '换成直接的说法，例如「如果…」「因此」「你可以」',
    wrong: ['这使得你能够复用流程'],
    fine: ['你可以复用流程', '在默认情况下'],
  },
];
