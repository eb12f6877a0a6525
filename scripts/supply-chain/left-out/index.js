/**
 * Some packages of the generator are only for its other ways of building (Babel, cssnano, HTTPS while developing).
 * package.json puts this one in their place; it may be found, but whoever loads it is told what to do.
 */
throw new Error(
  '这个包没有安装：本站的构建用不到它。现在有代码要用，请从 package.json 的依赖和 overrides 里去掉指向 scripts/supply-chain/left-out 的那一项，再运行 npm install。',
);
