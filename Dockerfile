# Regalia's server in a container:
#   docker build -t regalia . && docker run -p 8080:8080 -v regalia:/data regalia
# docs/operate.md says how to serve with it.

FROM node:20-slim AS node

FROM maven:3-eclipse-temurin-25 AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /src
COPY pom.xml ./
COPY .mvn .mvn
COPY kernel kernel
COPY codec codec
COPY testkit testkit
COPY bots bots
COPY games games
COPY catalog catalog
COPY lab lab
COPY server server
COPY web web
COPY app app
COPY bench bench
RUN mvn -B -q package -DskipTests -pl app -am

FROM eclipse-temurin:25-jre
RUN groupadd --system --gid 10001 regalia \
    && useradd --system --uid 10001 --gid regalia --home-dir /data --shell /usr/sbin/nologin regalia \
    && install -d -o regalia -g regalia -m 0700 /data
COPY LICENSE NOTICE /opt/regalia/
COPY --from=build /src/app/target/regalia.jar /opt/regalia/regalia.jar
# A server plays a few matches, and Java notes what it loads: every start after that takes half the time. It has to be the Java that
# serves, so it is done here. If it can't be done, Regalia starts all the same.
RUN java -XX:+UseCompactObjectHeaders -jar /opt/regalia/regalia.jar bench server --mode closed --matches 30 --ahead 100 --warmup 6 --seconds 9 \
        --java-option=-XX:AOTCacheOutput=/opt/regalia/regalia.aot \
    || rm -f /opt/regalia/regalia.aot; \
    rm -rf /opt/regalia/regalia.aot.config /tmp/*
USER regalia
ENV REGALIA_DATA=/data REGALIA_PORT=8080
VOLUME /data
EXPOSE 8080
# Bash speaks TCP by itself, so that nothing has to be installed for this.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$REGALIA_PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["java", "-XX:+UseCompactObjectHeaders", "-XX:+UseTransparentHugePages", "-XX:InitialRAMPercentage=60", "-XX:MaxRAMPercentage=60", "-XX:MaxTenuringThreshold=1", "-XX:MaxGCPauseMillis=8", "-XX:-G1UseAdaptiveIHOP", "-XX:InitiatingHeapOccupancyPercent=60", "-XX:AOTCache=/opt/regalia/regalia.aot", "-Xlog:aot=off", "-Xlog:cds=off", "-jar", "/opt/regalia/regalia.jar"]
CMD ["serve"]
