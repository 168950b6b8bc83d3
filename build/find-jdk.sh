# Sourced by ./regalia: the function find_jdk prints the home of a JDK 25 or later, or fails.
#
# In this order: JAVA_HOME, the java on the PATH, the folders where JDKs are usually installed; there a
# 25 goes before anything newer. Versions are read from the file `release`: starting every java is slow.
# REGALIA_JDK_ROOTS (folders that hold JDKs, separated by colons) stands in for the usual folders.

# The main version of the JDK in a folder; nothing if it is none.
jdk_version() {
    [ -n "$1" ] && [ -x "$1/bin/javac" ] && [ -f "$1/release" ] &&
        sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9][0-9]*\).*/\1/p' "$1/release" | head -n 1
}

jdk_of_path() {
    java=$(command -v java) || return
    while [ -L "$java" ]; do
        link=$(readlink "$java")
        case $link in
            /*) java=$link ;;
            *) java=$(dirname "$java")/$link ;;
        esac
    done
    dirname "$(dirname "$java")"
}

usual_jdks() {
    brew='libexec/openjdk.jdk/Contents/Home'
    printf '%s:' '/usr/lib/jvm/*' '/usr/lib64/jvm/*' '/usr/java/*' '/opt/*jdk*' '/opt/java/*' \
        '/Library/Java/JavaVirtualMachines/*' "${HOME:-}/Library/Java/JavaVirtualMachines/*" \
        "${HOME:-}/.sdkman/candidates/java/*" "${HOME:-}/.jdks/*" "${HOME:-}/.gradle/jdks/*" \
        "/opt/homebrew/opt/openjdk*/$brew" "/usr/local/opt/openjdk*/$brew" \
        '/home/linuxbrew/.linuxbrew/opt/openjdk*/libexec'
}

find_jdk() (
    for home in "${JAVA_HOME:-}" "$(jdk_of_path)"; do
        version=$(jdk_version "$home")
        if [ "${version:-0}" -ge 25 ]; then
            printf '%s\n' "$home"
            return 0
        fi
    done

    if [ -n "${REGALIA_JDK_ROOTS+set}" ]; then
        patterns=$(printf '%s' "$REGALIA_JDK_ROOTS" | sed 's|:|/*:|g; s|$|/*|')
    else
        patterns=$(usual_jdks)
    fi
    newer=
    IFS=: # and so a space in a path parts nothing
    for folder in $patterns; do
        for home in "$folder" "$folder/Contents/Home"; do # the second on a Mac
            version=$(jdk_version "$home")
            if [ "${version:-0}" -eq 25 ]; then
                printf '%s\n' "$home"
                return 0
            elif [ "${version:-0}" -gt 25 ]; then
                newer=${newer:-$home}
            fi
        done
    done
    [ -n "$newer" ] && printf '%s\n' "$newer"
)
