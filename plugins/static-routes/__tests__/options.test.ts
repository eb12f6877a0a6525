import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {PARTS, validateOptions, type UserOptions} from '../options';

const read = (options: unknown) =>
  validateOptions({validate: normalizePluginOptions, options: options as UserOptions});

describe('the parts', () => {
  it('are all on, and each can be switched off', () => {
    for (const part of PARTS) {
      expect(read({})[part]).toBe(true);
      expect(read({[part]: false})[part]).toBe(false);
    }
  });

  it('are named when the value makes no sense or the name is unknown', () => {
    expect(() => read({preact: 'no'})).toThrow('选项 preact 应是 true 或 false');
    expect(() => read({react: false})).toThrow('react');
  });
});
