/** Node's own `import()`, out of reach of tools that rewrite the import calls of ES modules. */
module.exports = (url) => import(url);
