import {DockerfileParser, type Instruction, type JSONInstruction} from 'dockerfile-ast';
import type {Problem} from '../types';

const KEYWORDS = new Set(
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  ),
);
const FEWEST_ARGUMENTS: Record<string, number> = {COPY: 2, ADD: 2};

/** The parser is tolerant by design; what Docker itself refuses is checked on its tree. */
export function checkDockerfile(codes: string[]): Problem[][] {
  return codes.map((code) => {
    const instructions = DockerfileParser.parse(code).getInstructions();
    const problems = instructions.flatMap(checkInstruction);
    const first = instructions.find((instruction) => instruction.getKeyword() !== 'ARG');
    if (!first) {
      problems.push({line: 0, column: 0, message: 'Dockerfile 没有指令：至少要有 FROM'});
    } else if (first.getKeyword() !== 'FROM') {
      problems.push(
        at(first, 'Dockerfile 应以 FROM 开头（之前只能有 ARG）；片段请在代码块上写 partial'),
      );
    }
    return problems.sort((a, b) => a.line - b.line);
  });
}

function checkInstruction(instruction: Instruction): Problem[] {
  const keyword = instruction.getKeyword();
  if (!KEYWORDS.has(keyword)) {
    return [at(instruction, `不认识指令 ${instruction.getInstruction()}`)];
  }
  const count = instruction.getArguments().length;
  if (count === 0) {
    return [at(instruction, `${keyword} 没有参数`)];
  }
  const fewest = FEWEST_ARGUMENTS[keyword];
  if (
    fewest !== undefined &&
    count < fewest &&
    !instruction.getArgumentsContent()?.includes('<<')
  ) {
    return [at(instruction, `${keyword} 至少要有 ${fewest} 个参数：来源和目标`)];
  }
  return checkJsonForm(instruction);
}

/** `CMD ['a']` is taken for a shell command: only double quotes make a list. */
function checkJsonForm(instruction: Instruction): Problem[] {
  if (!('getOpeningBracket' in instruction)) {
    return [];
  }
  const bracket = (instruction as JSONInstruction).getOpeningBracket();
  const content = instruction.getRawArgumentsContent();
  if (!bracket || content === null) {
    return [];
  }
  const list = content.slice(content.indexOf('[')).replace(/\\\r?\n/g, ' ');
  try {
    JSON.parse(list);
    return [];
  } catch {
    const {line, character} = bracket.getRange().start;
    return [
      {
        line,
        column: character,
        message: `${instruction.getKeyword()} 的列表不是有效的 JSON：用双引号，逗号分隔`,
      },
    ];
  }
}

function at(instruction: Instruction, message: string): Problem {
  const {line, character} = instruction.getInstructionRange().start;
  return {line, column: character, message};
}
