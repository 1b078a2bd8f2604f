/* Non-local means over two half-renders of one picture.
 *
 * Blender as packaged by Debian has no OpenImageDenoise. Two renders of the same frame with
 * different seeds give, for every pixel, an estimate of the noise (their difference), and weights
 * measured on one half are applied to the other, so noise is never mistaken for detail.
 *
 * studio.py compiles this file on demand:
 *   gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o libdenoise.so -lm
 */
#include <math.h>
#include <stdlib.h>

static inline int clamp_index(int v, int n) { return v < 0 ? 0 : (v >= n ? n - 1 : v); }

/* Separable mean over a window of (2r+1) x (2r+1), one channel; the window shrinks at the edges. */
static void box_mean(const float *src, float *dst, int w, int h, int r) {
  float *rows = malloc(sizeof(float) * w * h);
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float sum = 0;
      int count = 0;
      for (int k = -r; k <= r; k++) {
        int xx = x + k;
        if (xx >= 0 && xx < w) { sum += src[y * w + xx]; count++; }
      }
      rows[y * w + x] = sum / count;
    }
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float sum = 0;
      int count = 0;
      for (int k = -r; k <= r; k++) {
        int yy = y + k;
        if (yy >= 0 && yy < h) { sum += rows[yy * w + x]; count++; }
      }
      dst[y * w + x] = sum / count;
    }
  free(rows);
}

/* A, B: half-renders, w*h*3. F: guides without noise (albedo, normal), w*h*nf. out: w*h*3.
 * R: search radius, P: patch radius (pixels). k: strength against noise (smaller keeps more).
 * kf: how strictly neighbours must share the same guides. */
void denoise_halves(const float *A, const float *B, const float *F, int nf, int w, int h,
                    int R, int P, float k, float kf, float *out) {
  int n = w * h;
  float *var = malloc(sizeof(float) * n * 3), *diff = malloc(sizeof(float) * n), *mean = malloc(sizeof(float) * n);
  for (int c = 0; c < 3; c++) {
    for (int i = 0; i < n; i++) { float d = A[i * 3 + c] - B[i * 3 + c]; diff[i] = d * d * 0.5f; }
    box_mean(diff, mean, w, h, 3);
    for (int i = 0; i < n; i++) var[i * 3 + c] = mean[i] + 1e-8f;
  }
  free(diff);
  free(mean);

  float *sumA = calloc(n * 3, 4), *sumB = calloc(n * 3, 4), *weightA = calloc(n, 4), *weightB = calloc(n, 4);
  int side = 2 * R + 1;
  #pragma omp parallel
  {
    float *dA = malloc(4 * n), *dB = malloc(4 * n), *mA = malloc(4 * n), *mB = malloc(4 * n);
    float *sA = calloc(n * 3, 4), *sB = calloc(n * 3, 4), *wA = calloc(n, 4), *wB = calloc(n, 4);
    /* one offset of the search window at a time: its patch distances are one box filter */
    #pragma omp for schedule(dynamic, 4)
    for (int o = 0; o < side * side; o++) {
      int dx = o % side - R, dy = o / side - R;
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int i = y * w + x, j = clamp_index(y + dy, h) * w + clamp_index(x + dx, w);
          float a = 0, b = 0;
          for (int c = 0; c < 3; c++) {
            float vi = var[i * 3 + c], vj = var[j * 3 + c], vm = vj < vi ? vj : vi;
            float scale = 1e-6f + k * k * (vi + vj);
            float e = A[i * 3 + c] - A[j * 3 + c];
            a += (e * e - (vi + vm)) / scale;
            e = B[i * 3 + c] - B[j * 3 + c];
            b += (e * e - (vi + vm)) / scale;
          }
          dA[i] = a / 3;
          dB[i] = b / 3;
        }
      box_mean(dA, mA, w, h, P);
      box_mean(dB, mB, w, h, P);
      for (int y = 0; y < h; y++) {
        int yy = y + dy;
        if (yy < 0 || yy >= h) continue;
        for (int x = 0; x < w; x++) {
          int xx = x + dx;
          if (xx < 0 || xx >= w) continue;
          int i = y * w + x, j = yy * w + xx;
          float f = 0;
          for (int c = 0; c < nf; c++) { float e = F[i * nf + c] - F[j * nf + c]; f += e * e; }
          float guide = expf(-f * kf);
          float fromA = expf(-(mA[i] > 0 ? mA[i] : 0)), fromB = expf(-(mB[i] > 0 ? mB[i] : 0));
          if (guide < fromA) fromA = guide;
          if (guide < fromB) fromB = guide;
          /* cross filtering: weights of one half on the values of the other */
          for (int c = 0; c < 3; c++) { sB[i * 3 + c] += fromA * B[j * 3 + c]; sA[i * 3 + c] += fromB * A[j * 3 + c]; }
          wB[i] += fromA;
          wA[i] += fromB;
        }
      }
    }
    #pragma omp critical
    {
      for (int i = 0; i < n * 3; i++) { sumA[i] += sA[i]; sumB[i] += sB[i]; }
      for (int i = 0; i < n; i++) { weightA[i] += wA[i]; weightB[i] += wB[i]; }
    }
    free(dA); free(dB); free(mA); free(mB); free(sA); free(sB); free(wA); free(wB);
  }
  for (int i = 0; i < n; i++)
    for (int c = 0; c < 3; c++)
      out[i * 3 + c] = 0.5f * (sumA[i * 3 + c] / (weightA[i] + 1e-9f) + sumB[i * 3 + c] / (weightB[i] + 1e-9f));
  free(var); free(sumA); free(sumB); free(weightA); free(weightB);
}
