#!/usr/bin/python3
"""A disk that refuses, delays, fills up and forgets. Usage: cutDisk.py FOLDER MOUNT

A file system (FUSE) over FOLDER that is stricter than a disk has to be: what was written and not synced is in memory
alone, and so is the name of a file whose folder was not synced. It prints `ready PORT` once it is mounted; each
connection to that port of 127.0.0.1 sends one command and gets one line:

  cut        the power fails: what was not synced is gone, and so are names whose folder was not
  refuse N   the next N syncs fail. As Linux does it, what they were for stays readable and is called written: a later
             sync does not write it, only writing it once more does
  full 0|1   nothing more can be written
  hang 0|1   syncs do not end; `hang NAME`: those of the files of that name

Needs Debian's python3-fusepy, libfuse2 and fuse3.
"""
import errno
import os
import shutil
import socket
import sys
import tempfile
import threading

from fusepy import FUSE, FuseOSError, Operations

PAGE = 4096


class Unsynced:
    """One file, as far as it is in memory: its size, and pages by number."""

    def __init__(self, size):
        self.size = size
        self.pages = {}


class CutDisk(Operations):
    def __init__(self, folder, on_ready):
        self.folder = folder
        self.on_ready = on_ready
        self.guard = threading.RLock()
        self.unsynced = {}  # inode -> Unsynced
        self.called_written = {}  # (inode, page) -> bytes whose sync was refused
        self.names = {}  # path -> None where it is new, or a copy of what the disk still has under it
        self.copies = tempfile.mkdtemp(prefix='copies-', dir=os.path.dirname(folder))
        self.refusals = 0  # still to come
        self.is_full = False
        self.hanging = '0'
        self.may_end = threading.Event()
        self.may_end.set()
        self.cuts = 0

    def init(self, path):
        self.on_ready()

    # -- commands

    def command(self, name, argument):
        if name == 'cut':
            self.cut()
        elif name == 'refuse':
            self.refusals = int(argument)
        elif name == 'full':
            self.is_full = argument == '1'
        elif name == 'hang':
            self.hanging = argument
            (self.may_end.set if argument == '0' else self.may_end.clear)()
        else:
            return 'unknown'
        return 'ok'

    def cut(self):
        with self.guard:
            self.cuts += 1
            self.unsynced.clear()
            self.called_written.clear()
            for path, copy in self.names.items():
                real = self.real(path)
                if copy is None and os.path.exists(real):
                    os.unlink(real)
                elif copy is not None:
                    shutil.copyfile(copy, real)
            self.names.clear()
            self.refusals, self.is_full, self.hanging = 0, False, '0'
            self.may_end.set()

    # -- files

    def real(self, path):
        return os.path.join(self.folder, path.lstrip('/'))

    def entry(self, file):
        inode = os.fstat(file).st_ino
        if inode not in self.unsynced:
            self.unsynced[inode] = Unsynced(os.fstat(file).st_size)
        return self.unsynced[inode]

    def page(self, entry, file, number):
        kept = entry.pages.get(number)
        page = bytearray(os.pread(file, PAGE, number * PAGE) if kept is None else kept)
        return page + b'\0' * (PAGE - len(page))

    def refuse_if_full(self):
        if self.is_full:
            raise FuseOSError(errno.ENOSPC)

    def getattr(self, path, file=None):
        try:
            found = os.lstat(self.real(path))
        except OSError as error:
            raise FuseOSError(error.errno)
        fields = ('st_atime', 'st_ctime', 'st_gid', 'st_mode', 'st_mtime', 'st_nlink', 'st_size', 'st_uid')
        facts = {name: getattr(found, name) for name in fields}
        with self.guard:
            entry = self.unsynced.get(found.st_ino)
            if entry:
                facts['st_size'] = entry.size
        return facts

    def readdir(self, path, file):
        return ['.', '..'] + os.listdir(self.real(path))

    def open(self, path, flags):
        file = os.open(self.real(path), os.O_RDWR)
        if flags & os.O_TRUNC:
            self.truncate(path, 0, file)
        return file

    def create(self, path, mode, info=None):
        with self.guard:
            self.refuse_if_full()
            file = os.open(self.real(path), os.O_RDWR | os.O_CREAT, mode)
            self.unsynced.pop(os.fstat(file).st_ino, None)
            self.names.setdefault(path, None)
            return file

    def read(self, path, length, offset, file):
        with self.guard:
            entry = self.unsynced.get(os.fstat(file).st_ino)
            if entry is None:
                return os.pread(file, length, offset)
            end = max(offset, min(offset + length, entry.size))
            first, last = offset // PAGE, (end + PAGE - 1) // PAGE
            pages = b''.join(bytes(self.page(entry, file, number)) for number in range(first, last))
            return pages[offset - first * PAGE : end - first * PAGE]

    def write(self, path, data, offset, file):
        with self.guard:
            # The index of SQLite's log is memory, whatever it is called.
            if not path.endswith('-shm'):
                self.refuse_if_full()
            entry, done = self.entry(file), 0
            while done < len(data):
                number, at = divmod(offset + done, PAGE)
                part = data[done : done + PAGE - at]
                page = self.page(entry, file, number)
                page[at : at + len(part)] = part
                entry.pages[number] = bytes(page)
                done += len(part)
            entry.size = max(entry.size, offset + len(data))
            return len(data)

    def truncate(self, path, length, file=None):
        own = os.open(self.real(path), os.O_RDWR) if file is None else file
        with self.guard:
            entry = self.entry(own)
            # Bytes behind the new end read as zeros, also where the file grows again before it is synced.
            old = max(entry.size, os.fstat(own).st_size)
            for number in range(length // PAGE, (old + PAGE - 1) // PAGE):
                kept = max(0, length - number * PAGE)
                entry.pages[number] = bytes(self.page(entry, own, number)[:kept]).ljust(PAGE, b'\0')
            entry.size = length
        if file is None:
            os.close(own)

    def fsync(self, path, data_only, file):
        with self.guard:
            inode, cuts = os.fstat(file).st_ino, self.cuts
            entry = self.unsynced.get(inode)
            # Later writes belong to the next sync.
            pages, size = (dict(entry.pages), entry.size) if entry else ({}, 0)
            is_refused = self.refusals > 0
            self.refusals -= is_refused
        if self.hanging in ('1', os.path.basename(path)):
            self.may_end.wait()
        with self.guard:
            if is_refused:
                self.called_written.update({(inode, number): page for number, page in pages.items()})
            if is_refused or cuts != self.cuts:
                raise FuseOSError(errno.EIO)
            if entry is None or self.unsynced.get(inode) is not entry:
                return
            for number, page in pages.items():
                if self.called_written.get((inode, number)) is page:
                    continue
                os.pwrite(file, page[: max(0, size - number * PAGE)], number * PAGE)
                if entry.pages.get(number) is page:
                    del entry.pages[number]
            os.ftruncate(file, size)
            if not entry.pages and entry.size == size:
                del self.unsynced[inode]

    def release(self, path, file):
        os.close(file)

    def flush(self, path, file):
        pass

    def statfs(self, path):
        found = os.statvfs(self.real(path))
        names = ('f_bavail', 'f_bfree', 'f_blocks', 'f_bsize', 'f_favail', 'f_ffree', 'f_files', 'f_frsize', 'f_namemax')
        return {name: getattr(found, name) for name in names}

    # -- names

    def opendir(self, path):
        return 0

    def fsyncdir(self, path, data_only, file):
        with self.guard:
            for name in [name for name in self.names if os.path.dirname(name) == path]:
                copy = self.names.pop(name)
                if copy:
                    os.unlink(copy)

    def copy_of(self, path):
        """The bytes that the disk has under a name that is about to mean something else."""
        if path in self.names:
            return self.names[path]
        if not os.path.exists(self.real(path)):
            return None
        copy = tempfile.mktemp(dir=self.copies)
        shutil.copyfile(self.real(path), copy)
        return copy

    def unlink(self, path):
        with self.guard:
            copy = self.copy_of(path)
            self.names.pop(path, None)
            if copy:
                self.names[path] = copy
            self.unsynced.pop(os.stat(self.real(path)).st_ino, None)
            os.unlink(self.real(path))

    def rename(self, old, new):
        with self.guard:
            if not os.path.isdir(self.real(old)):
                self.names[new] = self.copy_of(new)
                self.names.pop(old, None)
            os.rename(self.real(old), self.real(new))

    def mkdir(self, path, mode):
        self.refuse_if_full()
        os.mkdir(self.real(path), mode)

    def rmdir(self, path):
        os.rmdir(self.real(path))

    def chmod(self, path, mode):
        os.chmod(self.real(path), mode)

    def chown(self, path, user, group):
        os.chown(self.real(path), user, group)

    def utimens(self, path, times=None):
        os.utime(self.real(path), times)

    access = None


def serve(disk, listener):
    while True:
        connection, _ = listener.accept()
        with connection:
            words = connection.recv(200).decode().split() + ['', '']
            connection.sendall((disk.command(*words[:2]) + '\n').encode())


def main():
    folder, mount = os.path.abspath(sys.argv[1]), sys.argv[2]
    listener = socket.create_server(('127.0.0.1', 0))
    disk = CutDisk(folder, lambda: print('ready', listener.getsockname()[1], flush=True))
    threading.Thread(target=serve, args=(disk, listener), daemon=True).start()
    FUSE(disk, mount, foreground=True, nothreads=False, attr_timeout=0, entry_timeout=0)


main()
