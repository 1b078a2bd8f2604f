// Blows up a closed sheet of film: position-based dynamics, one pass over the constraints in every small step.
// Film hardly stretches, bends easily and buckles: its creases come out of these three alone.
#include <math.h>
#include <stdlib.h>

// points: n x 3, moved in place. links: m pairs of points kept at `rest` apart; give: 1 = rigid, towards 0 = loose.
// quads: q x 4 points (a triangle repeats its last), pushed along their normals by `pressure` x push (q values).
// The quads with push > 0 close a space; the pressure dies away as it
// reaches `volume`. drag: share of the speed lost in a step. The floor is z = 0 and holds what touches it.
void inflate(float *points, int n, const int *links, const float *rest, const float *give, int m, const int *quads,
             const float *push, int q, int steps, float dt, float pressure, float volume, float gravity, float drag) {
  float *before = malloc(sizeof(float) * 3 * n), *force = malloc(sizeof(float) * 3 * n);
  for (int i = 0; i < 3 * n; i++) before[i] = points[i];
  float ease = 1;
  for (int step = 0; step < steps; step++) {
    float ramp = step < steps / 4 ? 4.0f * step / steps : 1.0f;
    float filled = 0;
    for (int i = 0; i < 3 * n; i++) force[i] = i % 3 == 2 ? -gravity : 0;
    for (int f = 0; f < q; f++) {
      if (push[f] == 0) continue;
      const float *a = points + 3 * quads[4 * f], *b = points + 3 * quads[4 * f + 1], *c = points + 3 * quads[4 * f + 2],
                  *d = points + 3 * quads[4 * f + 3];
      float u[3], v[3];
      for (int k = 0; k < 3; k++) u[k] = c[k] - a[k], v[k] = d[k] - b[k];
      float s = ramp * ease * pressure * push[f] / 8;
      float normal[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
      for (int k = 0; k < 3; k++) filled += (a[k] + b[k] + c[k] + d[k]) * normal[k] / 24;
      for (int j = 0; j < 4; j++)
        for (int k = 0; k < 3; k++) force[3 * quads[4 * f + j] + k] += s * normal[k];
    }
    ease = filled < .9f * volume ? 1 : filled < volume ? 10 * (1 - filled / volume) : 0;
    for (int i = 0; i < n; i++) {
      float *p = points + 3 * i, *o = before + 3 * i;
      int grounded = p[2] <= 1e-4f;
      for (int k = 0; k < 3; k++) {
        float speed = (p[k] - o[k]) * (1 - drag);
        if (grounded && k < 2) speed *= .7f;
        o[k] = p[k];
        p[k] += speed + force[3 * i + k] * dt * dt;
      }
    }
    for (int e = 0; e < m; e++) {
      float *a = points + 3 * links[2 * e], *b = points + 3 * links[2 * e + 1];
      float x = b[0] - a[0], y = b[1] - a[1], z = b[2] - a[2], length = sqrtf(x * x + y * y + z * z) + 1e-9f;
      float s = .5f * give[e] * (length - rest[e]) / length;
      a[0] += s * x, a[1] += s * y, a[2] += s * z;
      b[0] -= s * x, b[1] -= s * y, b[2] -= s * z;
    }
    for (int i = 0; i < n; i++)
      if (points[3 * i + 2] < 0) points[3 * i + 2] = 0;
  }
  free(before);
  free(force);
}
