import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [vanillaExtractPlugin(), react()],
  build: { rolldownOptions: { input: ['index.html', 'vanilla-extract.html'] } },
});
