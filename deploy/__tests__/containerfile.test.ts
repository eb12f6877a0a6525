import {existsSync, readFileSync} from 'node:fs';
import {DockerfileParser} from 'dockerfile-ast';
import {describe, expect, it} from 'vitest';
import {deployFiles} from '../writeFiles';

const instructions = DockerfileParser.parse(
  readFileSync('deploy/Containerfile', 'utf8'),
).getInstructions();
const words = instructions.map((instruction) => instruction.getInstruction());
const served = instructions.slice(words.lastIndexOf('FROM'));
const textOf = (name: string) =>
  served
    .filter((instruction) => instruction.getInstruction() === name)
    .map((instruction) => instruction.getArgumentsContent() ?? '');

const known = ['ARG', 'CMD', 'COPY', 'ENV', 'EXPOSE', 'FROM', 'RUN', 'USER', 'WORKDIR'];

/** `COPY --from=…` takes from an earlier stage, not from the project. */
const isFromStage = (copied: string[]): boolean => copied[0]!.startsWith('/site/');

describe('the container', () => {
  it('is written without a mistake in the syntax', () => {
    const faults = instructions.filter((instruction) => instruction.getArguments().length === 0);
    expect(faults).toEqual([]);
    expect(words.filter((word) => !known.includes(word))).toEqual([]);
  });

  it('copies from the project only what is there and not left out', () => {
    const leftOut = readFileSync('.dockerignore', 'utf8').trim().split('\n');
    const sources = instructions
      .filter((instruction) => instruction.getInstruction() === 'COPY')
      .map((instruction) => instruction.getArguments().map((argument) => argument.getValue()))
      .filter((copied) => !isFromStage(copied))
      .flatMap((copied) => copied.slice(0, -1));
    expect(sources).toContain('deploy/container.conf');
    expect(sources.filter((source) => !existsSync(source) || leftOut.includes(source))).toEqual([]);
  });

  it('is built in two stages and runs as an ordinary user', () => {
    expect(words.filter((word) => word === 'FROM')).toHaveLength(2);
    expect(textOf('USER')).toEqual(['www-data']);
  });

  it('takes from the build only what the build writes', () => {
    const site = {url: 'http://localhost', baseUrl: '/', policy: ''};
    const copied = textOf('COPY').flatMap(
      (parameters) => /\/site\/build\/(_\S+)/.exec(parameters)?.[1] ?? [],
    );
    expect(copied.length).toBeGreaterThan(0);
    expect(Object.keys(deployFiles(site))).toEqual(expect.arrayContaining(copied));
  });

  it('moves to a port that needs no rights: both lines to be changed are there', () => {
    const nginx = readFileSync('deploy/nginx.conf', 'utf8');
    expect(nginx).toContain('listen 80;');
    expect(nginx).toContain('listen [::]:80;');
  });

  it('writes to /tmp alone', () => {
    const written = [
      ...readFileSync('deploy/container.conf', 'utf8').matchAll(/(?:pid|_temp_path) (\S+);/g),
    ].map(([, file]) => file!);
    expect(written).toHaveLength(6);
    expect(written.every((file) => file.startsWith('/tmp/'))).toBe(true);
  });
});
