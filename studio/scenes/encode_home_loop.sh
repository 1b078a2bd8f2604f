#!/bin/sh
# Encodes the lossless home loop for the web, without sound: AV1 (10 bits: at 8 the dark ground shows steps) and H.264,
# whole and, for phones, its right half, where the vesicle is.
#   sh encode_home_loop.sh home-loop.mkv FOLDER
set -eu
film=$1 folder=$2
matrix=scale=out_color_matrix=bt709:out_range=tv
tags='-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

# encode NAME FILTER AV1-QUALITY H264-QUALITY (lower is better)
encode() {
  # shellcheck disable=SC2086 # the tags are several words
  ffmpeg -v error -y -i "$film" -an -vf "$2,format=yuv420p10le" $tags -c:v libsvtav1 -preset 6 -crf "$3" -g 250 "$folder/$1.webm"
  # shellcheck disable=SC2086
  ffmpeg -v error -y -i "$film" -an -vf "$2,format=yuv420p" $tags -c:v libx264 -profile:v high -preset slow -crf "$4" \
    -movflags +faststart "$folder/$1.mp4"
}

encode home-loop "$matrix" 29 22
encode home-loop-phone "crop=iw/2:ih:iw/2:0,$matrix" 38 28
ls -l "$folder"/home-loop*
