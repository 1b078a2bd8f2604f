// The programs that draw a vesicle on the graphics card: spheres and tails with the light of the rendered pictures, the ground, and
// the lens, which blurs what is out of focus and lets what is bright shine.

/** Distance of the camera, from the scene of the pictures. */
export const cameraDistance = 34.13;
/** Half of the side of the square that is drawn. */
export const halfSide = 5.5;
/** Large actives, which cast shadows. */
export const shadowCount = 14;
/** Vertices of one tail: two a step. */
export const tailVertices = 36;

const place = /* glsl */ `
precision highp float;
uniform mat3 turn;
uniform vec3 opening, axis;
uniform vec2 cuts; // as laid out, and now
vec4 project(vec3 p) {
  float z = ${cameraDistance} - p.z;
  return vec4(p.xy * ${(cameraDistance / halfSide).toFixed(4)} / z, (z - 20.) / 20. - 1., 1.);
}
float behindCut(vec3 p) { return acos(clamp(dot(normalize(p), opening), -1., 1.)) - cuts.y; }
// The membrane parts like an iris: nothing is lost, what is behind moves together.
vec3 opened(vec3 p) {
  float far = length(p), z = dot(p / far, axis);
  vec3 aside = normalize(p / far - axis * z + 1e-6);
  float a = cuts.y + (acos(clamp(z, -1., 1.)) - cuts.x) * (3.14159 - cuts.y) / (3.14159 - cuts.x);
  return far * (axis * cos(a) + aside * sin(a));
}`;

export const sphereVertex = /* glsl */ `#version 300 es
${place}
layout(location = 0) in vec4 ball;
layout(location = 1) in vec4 kind;
out vec2 at;
out vec3 centre;
out float radius, layer, edge;
void main() {
  at = (vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2. - 1.) * 1.03;
  layer = kind.x;
  centre = turn * (layer < 2.5 ? opened(ball.xyz) : ball.xyz);
  radius = ball.w;
  edge = layer < 2.5 ? behindCut(centre) : 1.;
  if (layer > 1.5 && layer < 2.5) radius *= smoothstep(.10, .14, edge);
  gl_Position = project(centre + vec3(at * radius, 0.));
}`;

export const tailVertex = /* glsl */ `#version 300 es
${place}
layout(location = 0) in vec4 lipid;
layout(location = 1) in vec4 across;
uniform float thick;
out vec3 p, side;
out float u, edge, t;
vec3 along(float t, vec3 head, vec3 down, vec3 x, vec3 y, float wave) {
  float start = smoothstep(0., .2, t);
  return head + down * (.141 + t * across.w) + y * .03 * cos(t * 7.)
    + x * (lipid.w * .099 + .062 * thick * sin(t * 8.6 + lipid.w * .5 + wave) * start);
}
void main() {
  vec3 head = turn * opened(lipid.xyz), away = normalize(head);
  edge = behindCut(head);
  if (edge > .4) { gl_Position = vec4(9.); return; }
  vec3 down = length(head) > 4.2 ? -away : away, x = turn * across.xyz, y = cross(away, x);
  float wave = fract(dot(lipid.xyz, vec3(3.7, 5.1, 7.3))) * 2.4;
  t = float(gl_VertexID >> 1) / ${tailVertices / 2 - 1}.;
  u = float(gl_VertexID & 1) * 2. - 1.;
  vec3 here = along(t, head, down, x, y, wave);
  side = normalize(cross(along(t + .02, head, down, x, y, wave) - here, vec3(0., 0., 1.)) + 1e-5);
  p = here + side * u * .064 * thick * (1. - .35 * t);
  gl_Position = project(p);
}`;

const light = /* glsl */ `#version 300 es
precision highp float;
uniform vec3 opening, core, glow, bounce;
uniform vec2 cuts;
uniform float power, fill;
uniform vec4 balls[${shadowCount}];
uniform vec3 key, keyX, keyY, rim, top, kick;
out vec4 result;
const vec3 white = vec3(1., .95, .86), warm = vec3(1., .86, .6);
float lambert(vec3 n, vec3 l, float wrap) { return max((dot(n, l) + wrap) / (1. + wrap), 0.); }
// Light from outside on a point of the inside: what comes in by the opening.
float through(vec3 p, vec3 l, float soft) {
  float b = dot(p, l), far = sqrt(max(b * b - dot(p, p) + 25., 0.)) - b;
  float a = acos(clamp(dot(normalize(p + l * far), opening), -1., 1.));
  return smoothstep(cuts.y + soft, cuts.y - soft, a);
}
// What the large actives leave of the core's light, and of the light from all sides.
vec2 unblocked(vec3 p, vec3 n, int self) {
  vec3 l = core - p;
  float far = length(l);
  l /= far;
  vec2 rest = vec2(1.);
  for (int i = 0; i < ${shadowCount}; i++) {
    if (i == self) continue;
    vec3 d = balls[i].xyz - p;
    float r = balls[i].w, b = clamp(dot(d, l), 0., far), q = dot(d, d);
    float isBetween = step(.01, b) * step(b, far - .01);
    rest.x *= mix(1., smoothstep(r * .55, r * 1.25, length(d - l * b)), isBetween * .92);
    rest.y *= 1. - clamp(max(dot(n, d) * inversesqrt(q) + .15, 0.) * r * r / q, 0., .85);
  }
  return rest;
}
// A square softbox, as a polished ball shows it.
float softbox(vec3 r, vec3 l, vec3 x, vec3 y, float size, float soft) {
  float z = dot(r, l);
  if (z <= 0.) return 0.;
  vec2 q = abs(vec2(dot(r, x), dot(r, y)) / z) / size;
  return smoothstep(1. + soft, 1. - soft, q.x) * smoothstep(1. + soft, 1. - soft, q.y);
}
float fromCore(vec3 p, vec3 n, float wrap, float least) {
  vec3 d = core - p;
  float q = dot(d, d);
  return lambert(n, d * inversesqrt(q), wrap) * power / (q + least);
}`;

export const sphereFragment = /* glsl */ `${light}
uniform vec3 headColour, innerColour, shellColour, activeColour;
in vec2 at;
in vec3 centre;
in float radius, layer, edge;
void main() {
  float h = dot(at, at);
  if (h > 1.) discard;
  vec3 n = vec3(at, sqrt(1. - h)), p = centre + n * radius;
  vec3 v = normalize(vec3(-p.xy, ${cameraDistance} - p.z)), u = normalize(centre), r = reflect(-v, n);
  float shine = .04 + .96 * pow(1. - max(dot(n, v), 0.), 5.);
  vec3 aside = normalize(opening - u * dot(opening, u)), c;
  if (layer < .5) {
    float bare = smoothstep(.13, .02, edge);
    vec3 open = normalize(u + aside * bare * 1.1);
    float free = smoothstep(-.42, .45, dot(n, open));
    vec3 soft = mix(headColour * headColour * .42 + .02, vec3(1.), free);
    vec3 lit = white * (lambert(n, key, .25) * smoothstep(-.45, .25, dot(open, key)) * .74
        + lambert(n, top, .25) * smoothstep(-.4, .35, dot(u, top)) * .16)
      + warm * (lambert(n, rim, .05) * smoothstep(-.35, .3, dot(u, rim)) * .62
        + lambert(n, kick, .1) * smoothstep(-.4, .3, dot(u, kick)) * .2)
      + vec3(1., .96, .86) * .3;
    c = headColour * (vec3(.80, .79, .77) * lit * soft + glow * fromCore(p, n, .3, 1.5) * bare * .35);
    c += shine * free * (softbox(r, key, keyX, keyY, .27, .75) * 4. * smoothstep(-.2, .3, dot(u, key)) + .22);
  } else if (layer < 1.5) {
    float bare = smoothstep(.16, .03, edge);
    float free = smoothstep(-.35, .8, dot(n, normalize(aside * bare * 1.2 - u)));
    vec2 rest = unblocked(p, n, -1);
    c = innerColour * (white * lambert(n, key, .15) * through(p, key, .22) * .62
      + glow * fromCore(p, n, .25, .6) * rest.x + warm * lambert(n, rim, .1) * bare * .3
      + bounce * rest.y * (1. - .5 * bare) + vec3(.30, .26, .2) * bare) * mix(.4, 1., free);
    c += shine * free * softbox(r, key, keyX, keyY, .27, .6) * 5. * through(p, key, .2);
  } else if (layer < 2.5) {
    c = shellColour * (.10 + fill * .5);
  } else {
    vec2 rest = unblocked(p, n, int(layer) - 3);
    vec3 above = normalize(top + vec3(0., 0., .9));
    float open = mix(.4, 1., rest.y), sky = through(p, above, .4);
    vec3 body = activeColour * vec3(.86, .95, .9);
    c = body * (white * (lambert(n, key, .25) * through(p, key, .25) * .5 + lambert(n, above, .5) * sky * .3) * open
      + glow * fromCore(p, n, .3, .2) * mix(rest.x, 1., .08) + bounce * 1.3 * rest.y
      + glow * pow(1. - max(dot(n, v), 0.), 2.) * .35 * open)
      + glow * vec3(.12, .09, .06) * open + vec3(.05, .048, .025) * open;
    c += shine * (softbox(r, key, keyX, keyY, .24, .25) * 9. * through(p, key, .3)
      + softbox(r, top, vec3(1., 0., 0.), normalize(cross(top, vec3(1., 0., 0.))), .42, .3) * 3. * sky
      + mix(bounce * .9 + vec3(.08, .04, .01), vec3(.30, .29, .26), through(p, r, .25)) * open);
  }
  result = vec4(c, centre.z + n.z * radius);
}`;

export const tailFragment = /* glsl */ `${light}
uniform vec3 tailColour;
in vec3 p, side;
in float u, edge, t;
void main() {
  vec3 n = normalize(side * u + vec3(0., 0., 1.) * sqrt(max(1. - u * u, 0.)));
  float free = mix(1., .12 + fill, smoothstep(-.01, .15, edge)), lit = lambert(n, key, .3) * through(p * .97, key, .3);
  float inwards = mix(.1, .55, smoothstep(4.9, 3.5, length(p)));
  vec3 c = tailColour * (white * lit * .8 + warm * lambert(n, rim, .2) * smoothstep(-.4, .3, dot(opening, rim)) * .3
    + glow * fromCore(p, n, .5, 1.) * inwards + vec3(.20, .17, .12) + fill) * free * mix(.4, 1., smoothstep(0., .12, t));
  c += pow(max(dot(n, normalize(key + vec3(0., 0., 1.))), 0.), 40.) * .22 * free * lit;
  result = vec4(c, p.z);
}`;

export const screenVertex = /* glsl */ `#version 300 es
out vec2 uv;
void main() {
  vec2 p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1.;
  uv = p * .5 + .5;
  gl_Position = vec4(p, .9999, 1.);
}`;

export const groundFragment = /* glsl */ `#version 300 es
precision highp float;
uniform vec3 groundLeft, groundRight;
in vec2 uv;
out vec4 result;
void main() { result = vec4(mix(groundLeft, groundRight, uv.x), -8.); }`;

/** Alpha of the scene is its depth. The ground is seen only where the vesicle of the picture must be hidden. */
export const lensFragment = /* glsl */ `#version 300 es
precision highp float;
uniform sampler2D scene;
uniform float size;
in vec2 uv;
out vec4 result;
float blurOf(float z) { return clamp(z < -7.5 ? 0. : abs(z - 3.45) * size * .00135, 1.05, size * .011); }
float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(.06711056, .00583715)))); }
void main() {
  float far = length(uv - .5) * ${(2 * halfSide).toFixed(1)};
  result = vec4(0.);
  if (far > 5.5) return;
  vec4 mid = textureLod(scene, uv, 0.);
  bool isGround = mid.a < -7.5;
  float mine = blurOf(mid.a), wide = isGround ? blurOf(0.) : mine, turn = noise(gl_FragCoord.xy) * 1.2;
  if (!isGround) for (int i = 0; i < 4; i++) {
    float a = float(i) * 1.5708 + turn;
    float z = textureLod(scene, uv + vec2(cos(a), sin(a)) * .0046, 0.).a;
    if (z > mid.a) wide = max(wide, blurOf(z));
  }
  int taps = wide < 1.6 ? 8 : 20;
  float lod = floor(max(log2(wide * .38) + .5, 0.)), all = .7, cover = 0.;
  vec3 sum = mid.rgb * .7, over = vec3(0.);
  for (int i = 0; i < taps; i++) {
    float r = sqrt((float(i) + .5) / float(taps)) * wide, a = float(i) * 2.39996 + turn;
    vec4 s = textureLod(scene, uv + vec2(cos(a), sin(a)) * r / size, lod);
    bool isNearer = s.a > mid.a + 1.;
    float reach = isNearer ? blurOf(s.a) : min(blurOf(s.a), mine), w = smoothstep(r - 1., r + 1., reach);
    if (isNearer) { w *= min(wide * wide / (reach * reach), 4.); over += s.rgb * w; cover += w; }
    else { sum += s.rgb * w; all += w; }
  }
  vec3 c = sum / all, bloom = vec3(0.);
  if (cover > 0.) c = mix(c, over / cover, min(cover / float(taps), 1.));
  cover = min(cover / float(taps), 1.);
  for (int i = 0; i < 8; i++) {
    float a = float(i) * .7854 + turn, l = float(5 + (i & 1));
    bloom += max(textureLod(scene, uv + vec2(cos(a), sin(a)) * exp2(l) * .8 / size, l).rgb - .55, 0.) * .125;
  }
  c += bloom * .17;
  float y = dot(c, vec3(.2126, .7152, .0722));
  c = max(y + (c - y) * 1.05, 0.);
  c = mix(c, .72 + .28 * (1. - exp(-(c - .72) / .28)), step(.72, c));
  c = mix(c * 12.92, 1.055 * pow(max(c, 1e-6), vec3(1. / 2.4)) - .055, step(.0031308, c));
  float opacity = isGround ? max(cover, smoothstep(5.43, 5.34, far)) : 1.;
  opacity *= smoothstep(5.5, 5.46, far);
  result = vec4((c + (noise(gl_FragCoord.yx) - .5) / 255.) * opacity, opacity);
}`;
