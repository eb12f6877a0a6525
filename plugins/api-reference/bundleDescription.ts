import fs from 'node:fs/promises';
import path from 'node:path';
import {isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import {DescriptionError, type SourcePlace} from './DescriptionError';
import {escapePointer, unescapePointer} from './walkDescription';

/** The description as one document, and where each part of it was written. */
export interface Bundle {
  document: Record<string, unknown>;
  /** The source place of a JSON pointer of the document, or of its nearest ancestor. */
  locate: (pointer: string) => SourcePlace | undefined;
  /** Every file that was read, for the dev server to watch. */
  files: string[];
}

interface SourceFile {
  path: string;
  root: Node | null;
  lines: LineCounter;
}

/** Reads the split YAML description that starts at `entry` and joins it into one document. */
export async function bundleDescription(entry: string): Promise<Bundle> {
  const files = await readSources(entry);
  const main = files.get(entry)!;
  return new Joiner(entry, files, main).join();
}

/** Reads the entry file and every file that a `$ref` leads to. */
async function readSources(entry: string): Promise<Map<string, SourceFile>> {
  const files = new Map<string, SourceFile>();
  const read = async (file: string, from: SourcePlace | undefined): Promise<void> => {
    if (files.has(file)) {
      return;
    }
    const source = await parseSource(file, from);
    files.set(file, source);
    for (const {target, node} of externalReferences(source)) {
      await read(target, placeOf(source, node));
    }
  };
  await read(entry, undefined);
  return files;
}

async function parseSource(file: string, from: SourcePlace | undefined): Promise<SourceFile> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch {
    throw new DescriptionError(
      `找不到文件 ${file}`,
      from,
      from ? '改正 $ref 中的路径，或补上这个文件。' : '检查插件选项 entry 指向的文件。',
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const error = document.errors[0];
  if (error) {
    const line = lines.linePos(error.pos[0]).line;
    throw new DescriptionError(
      `YAML 无法解析：${error.message.split('\n')[0]}`,
      {file, line},
      '检查这一行的缩进、引号和冒号后的空格；含冒号或以 ` * & 开头的文字要加引号。',
    );
  }
  return {path: file, root: document.contents as Node | null, lines};
}

function* externalReferences(source: SourceFile): Generator<{target: string; node: Node}> {
  for (const node of walk(source.root)) {
    if (!isMap(node)) {
      continue;
    }
    const ref = node.get('$ref');
    if (typeof ref !== 'string' || ref.startsWith('#')) {
      continue;
    }
    const [relative = ''] = ref.split('#');
    yield {target: path.resolve(path.dirname(source.path), relative), node};
  }
}

function* walk(node: unknown): Generator<Node> {
  if (isMap(node) || isSeq(node)) {
    yield node;
    for (const item of node.items) {
      yield* walk(isPair(item) ? item.value : item);
    }
  }
}

function placeOf(source: SourceFile, node: Node): SourcePlace {
  return {file: source.path, line: source.lines.linePos(node.range?.[0] ?? 0).line};
}

/** Copies the sources into one document: shared parts become components, path items move inline. */
class Joiner {
  private readonly places = new Map<string, SourcePlace>();
  /** `file#/pointer` of a part → its pointer in the joined document. */
  private readonly homes = new Map<string, string>();

  constructor(
    private readonly entry: string,
    private readonly files: Map<string, SourceFile>,
    private readonly main: SourceFile,
  ) {}

  join(): Bundle {
    this.registerComponents();
    const document = this.copy(this.main, this.main.root, '');
    if (document === null || typeof document !== 'object' || Array.isArray(document)) {
      throw new DescriptionError(
        '入口文件不是一个 YAML 映射',
        {file: this.entry, line: 1},
        '以 openapi、info、paths 等键开头。',
      );
    }
    return {
      document: document as Record<string, unknown>,
      locate: (pointer) => this.locate(pointer),
      files: [...this.files.keys()],
    };
  }

  private locate(pointer: string): SourcePlace | undefined {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = this.places.get(at);
      if (place || at === '') {
        return place;
      }
    }
  }

  /** Notes for each component that is kept in another file which name it has in the document. */
  private registerComponents(): void {
    const components = isMap(this.main.root) ? this.main.root.get('components') : undefined;
    if (!isMap(components)) {
      return;
    }
    for (const section of components.items) {
      if (!isMap(section.value)) {
        continue;
      }
      for (const item of section.value.items) {
        const pointer = `#/components/${keyOf(section.key)}/${escapePointer(keyOf(item.key))}`;
        this.homes.set(`${this.entry}${pointer}`, pointer);
        const ref = isMap(item.value) ? item.value.get('$ref') : undefined;
        if (typeof ref === 'string') {
          this.homes.set(this.absolute(this.main, ref), pointer);
        }
      }
    }
  }

  private absolute(source: SourceFile, ref: string): string {
    const [relative = '', fragment = ''] = ref.split('#');
    const file = relative ? path.resolve(path.dirname(source.path), relative) : source.path;
    return `${file}#${fragment}`;
  }

  private copy(source: SourceFile, node: unknown, pointer: string): unknown {
    if (node && typeof node === 'object' && 'range' in node) {
      this.places.set(pointer, placeOf(source, node as Node));
    }
    if (isAlias(node)) {
      throw new DescriptionError(
        'YAML 别名（*name）不受支持',
        placeOf(source, node),
        '改用 $ref 指向共享的模式。',
      );
    }
    if (isScalar(node)) {
      return node.value;
    }
    if (isSeq(node)) {
      return node.items.map((item, index) => this.copy(source, item, `${pointer}/${index}`));
    }
    if (!isMap(node)) {
      return null;
    }
    const ref = node.get('$ref');
    if (typeof ref === 'string') {
      return this.copyReference(source, node, ref, pointer);
    }
    return this.copyEntries(source, node, pointer);
  }

  private copyEntries(source: SourceFile, node: Node, pointer: string): Record<string, unknown> {
    const copy: Record<string, unknown> = {};
    if (!isMap(node)) {
      return copy;
    }
    for (const pair of node.items) {
      const key = keyOf(pair.key);
      copy[key] = this.copy(source, pair.value, `${pointer}/${escapePointer(key)}`);
    }
    return copy;
  }

  private copyReference(source: SourceFile, node: Node, ref: string, pointer: string): unknown {
    const target = this.absolute(source, ref);
    const home = this.homes.get(target);
    const isHome = home === `#${pointer}`;
    if (home && !isHome) {
      return {...this.copyEntries(source, node, pointer), $ref: home};
    }
    if (isHome || isPathItem(pointer)) {
      const {source: from, node: part} = this.resolve(target, placeOf(source, node), ref);
      return this.copy(from, part, pointer);
    }
    throw new DescriptionError(
      `$ref 指向的 ${ref} 没有登记`,
      placeOf(source, node),
      `在 ${this.entry} 的 components 中为它加一行，例如 components.schemas.Name: {$ref: …}。`,
    );
  }

  private resolve(target: string, from: SourcePlace, ref: string) {
    const [file = '', fragment = ''] = target.split('#');
    const source = this.files.get(file);
    let node: unknown = source?.root;
    for (const part of fragment.split('/').slice(1)) {
      node = isMap(node) ? node.get(unescapePointer(part), true) : undefined;
    }
    if (!source || !node) {
      throw new DescriptionError(
        `$ref 指向的 ${ref} 不存在`,
        from,
        '改正文件名或 # 之后的名字（路径中的 / 写作 ~1）。',
      );
    }
    return {source, node};
  }
}

const isPathItem = (pointer: string) => /^\/paths\/[^/]+$/.test(pointer);

function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
