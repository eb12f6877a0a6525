export const texts = {
  api: 'API 参考',
};
