import {escapeRegExp} from '../lib/escapeRegExp';
import type {LiveServer} from './types';

/** What a page's reader has at hand: the values that stand in place of the printed ones. */
export interface ReaderValues {
  flowId: string;
  projectId: string;
  /** Further printed values of one page and what they are here. */
  others: Record<string, string>;
}

/** Every stand-in word that pages print for a value of the reader, and the reader's value. */
export function fillPlaceholders(code: string, server: LiveServer, reader: ReaderValues): string {
  const words: [RegExp, string][] = [
    ...Object.entries(reader.others).map(([word, value]): [RegExp, string] => [
      /^[A-Z][A-Z_0-9]+$/.test(word) ? literal(word) : new RegExp(escapeRegExp(word), 'g'),
      value,
    ]),
    [/https?:\/\/(localhost|127\.0\.0\.1):7860/g, server.url],
    [/(?<=["' ]|^)(localhost|127\.0\.0\.1):7860/gm, server.url.replace('http://', '')],
    [/https:\/\/[\w-]+\.ngrok-free\.app/g, server.url],
    [/(?<![${\w])LANGFLOW_SERVER_ADDRESS\b(?!=)/g, server.url.replace('http://', '')],
    [/sk-你的密钥|\bYOUR_API_KEY\b|\bYOUR_LANGFLOW_API_KEY\b|sk-?\.\.\./g, server.apiKey],
    [literal('LANGFLOW_API_KEY'), server.apiKey],
    [/\bYOUR_FLOW_ID\b/g, reader.flowId],
    // Ports of the small servers that readers write; the usual ones are often taken.
    [/(?<=listen\(|localhost:|127\.0\.0\.1:)3000\b/g, '17930'],
    [/(?<=listen\(|localhost:|127\.0\.0\.1:)8080\b/g, '17931'],
    [/67ccd2be-17f0-4190-81ff-3bb2cf6508e6/g, reader.flowId],
    [/1ea5ee0c-3b5f-4d6d-8a52-6f1e2c7d9b10/g, reader.projectId],
    [literal('FLOW_ID'), reader.flowId],
    [literal('PROJECT_ID'), reader.projectId],
  ];
  return words.reduce((text, [pattern, value]) => text.replace(pattern, value), code);
}

/** The word as a value or a part of an address, not as the name of a variable. */
function literal(word: string): RegExp {
  return new RegExp(
    `(?<!environ\\[["']|getenv\\(["']|environ\\.get\\(["']|env\\[["'])(?<=[/"'=])${word}(?=["'/?&\`]|$)`,
    'gm',
  );
}
