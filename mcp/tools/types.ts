import {MAX_BUDGET, MIN_BUDGET} from '../budget';
import type {Library} from '../library/createLibrary';

interface CommonArgument {
  /** Chinese, then English. */
  description: string;
  required?: true;
}

export interface TextArgument extends CommonArgument {
  type: 'string';
  choices?: readonly string[];
  fallback?: string;
}

export interface NumberArgument extends CommonArgument {
  type: 'integer';
  minimum: number;
  maximum: number;
  fallback?: number;
}

export type Argument = TextArgument | NumberArgument;
export type Arguments = Record<string, string | number | undefined>;

export interface Tool {
  name: string;
  title: string;
  /** Chinese, then English: models of either language choose by it. */
  description: string;
  arguments: Record<string, Argument>;
  example: Record<string, string | number>;
  /** Markdown that costs no more than `budget`. Arguments have been checked. */
  run(values: Arguments, library: Library): Promise<string>;
}

export const budgetArgument = (fallback: number): NumberArgument => ({
  type: 'integer',
  description: `回答最多多少个 token，默认 ${fallback}。Most tokens of the answer, ${fallback} by default.`,
  minimum: MIN_BUDGET,
  maximum: MAX_BUDGET,
  fallback,
});
